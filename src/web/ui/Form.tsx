import type { ReactNode, Ref } from 'react';

interface FormProps {
  onSubmit: () => void;
  children: ReactNode;
  id?: string;
  ref?: Ref<HTMLFormElement>;
  className?: string;
}

/** A form that its page checks and sends itself. A form around it does not hear of it. */
export function Form({ onSubmit, ...rest }: FormProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onSubmit();
      }}
      {...rest}
    />
  );
}
