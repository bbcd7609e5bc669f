import { useEffect, useRef, type ReactNode, type Ref } from 'react';

interface FormProps {
  onSubmit: () => void;
  children: ReactNode;
  id?: string;
  ref?: Ref<HTMLFormElement>;
  className?: string;
}

/**
 * A form that its page validates and sends. Its submit does not bubble to an outer form. After an error, from the page
 * or the server, the first invalid field gets the focus, because the field may be out of sight.
 */
export function Form({ onSubmit, ...rest }: FormProps) {
  const handedIn = useRef<{ form: HTMLFormElement; focus: Element | null }>(null);
  useEffect(() => {
    const wrong = handedIn.current?.form.querySelector<HTMLElement>('[aria-invalid=true]');
    if (!wrong) return;
    // A disabled button loses the focus to the body. If another element has the focus, the page moved it there.
    const isFree = [handedIn.current?.focus, document.body].includes(document.activeElement);
    handedIn.current = null;
    if (isFree) wrong.focus();
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
        handedIn.current = { form: event.currentTarget, focus: document.activeElement };
        onSubmit();
      }}
      {...rest}
    />
  );
}
