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
  const handedIn = useRef<{ form: HTMLFormElement; focus: Element | null }>(null);
  useEffect(() => {
    const wrong = handedIn.current?.form.querySelector<HTMLElement>('[aria-invalid=true]');
    if (!wrong) return;
    // A button that waits loses the focus to the page; anything else was given it by the form's owner.
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
