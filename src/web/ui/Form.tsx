import { useEffect, useRef, type ReactNode, type Ref } from 'react';

interface FormProps {
  onSubmit: () => void;
  children: ReactNode;
  id?: string;
  ref?: Ref<HTMLFormElement>;
  className?: string;
}

/**
 * A form that its page checks and sends itself. Its events do not reach a form around it. After an error, on the page
 * or from the server, the first such field gets the focus, because it may be out of sight.
 */
export function Form({ onSubmit, ...rest }: FormProps) {
  const handedIn = useRef<{ form: HTMLFormElement; focus: Element | null }>(null);
  useEffect(() => {
    const wrong = handedIn.current?.form.querySelector<HTMLElement>('[aria-invalid=true]');
    if (!wrong) return;
    // A waiting button loses the focus to the page; any other focus was set by the form's owner.
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
