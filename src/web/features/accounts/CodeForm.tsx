import type { ReactNode } from 'react';
import { CODE_LENGTH } from '#contract/codes.ts';
import { Button } from '#web/ui/Button.tsx';
import { CodeField } from '#web/ui/CodeField.tsx';
import { useAutoSubmit } from './useAutoSubmit.ts';

type CodeFormProps = {
  code: string;
  onChange: (code: string) => void;
  onVerify: () => void;
  isVerifying: boolean;
  /** How often a code was refused: each time the field is given back, empty and focused. */
  refused: number;
  error: string | undefined;
  /** Above the field: what went wrong that is not the code's fault. */
  problem?: ReactNode;
};

/** Six digits and the button that sends them, which a full code does by itself, whoever sent it. */
export function CodeForm({ code, onChange, onVerify, isVerifying, refused, error, problem }: CodeFormProps) {
  useAutoSubmit(code, onVerify);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (code.length === CODE_LENGTH) onVerify();
      }}
    >
      {problem}
      <CodeField
        label="6-digit code"
        value={code}
        onChange={onChange}
        focusKey={refused}
        hint="It works for ten minutes."
        error={error}
      />
      <Button
        type="submit"
        variant="lime"
        size="lg"
        full
        disabled={code.length < CODE_LENGTH}
        pending={isVerifying}
        className="mt-2"
      >
        Verify
      </Button>
    </form>
  );
}
