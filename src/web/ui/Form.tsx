import { useEffect, useRef, type ReactNode, type Ref } from 'react';

interface FormProps {
  onSubmit: () => void;
  children: ReactNode;
  id?: string;
  ref?: Ref<HTMLFormElement>;
  className?: string;
}

/**
 * A form that its page checks and sends itself. A form around it does not hear of it. Where something is wrong, now or by the
 * server's answer, the first such field takes the focus: it may be out of sight.
 */
export function Form({ onSubmit, ...rest }: FormProps) {
  const handedIn = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const wrong = handedIn.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (!wrong) return;
    handedIn.current = null;
    wrong.focus();
  });
  return (
    <form
      noValidate
      onInput={() => {
        handedIn.current = null;
      }}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        handedIn.current = event.currentTarget;
        onSubmit();
      }}
      {...rest}
    />
  );
}
