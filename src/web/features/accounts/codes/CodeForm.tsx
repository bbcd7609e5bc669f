import type { ReactNode } from 'react';
import { useWholeCode } from './useWholeCode.ts';
import { Button } from '#web/ui/Button.tsx';
import { CodeField } from '#web/ui/CodeField.tsx';
import { Form } from '#web/ui/Form.tsx';
import { t } from '#web/words/words.ts';
import { useAutoSubmit } from './useAutoSubmit.ts';

type CodeFormProps = {
  code: string;
  /** A code that the page was opened with. It is not sent without a press. */
  left?: string | undefined;
  onChange: (code: string) => void;
  onVerify: () => void;
  isVerifying: boolean;
  /** The number of refused codes. The field gets the focus when the number grows. */
  refused: number;
  error: string | undefined;
  /** An error above the field that is not about the code itself. */
  problem?: ReactNode;
};

/** Six digits and a button that sends them. A complete code sends itself, unless the page was opened with it. */
export function CodeForm({ code, left, onChange, onVerify, isVerifying, refused, error, problem }: CodeFormProps) {
  const { submit, lack, presses } = useWholeCode(code, onVerify);
  useAutoSubmit(code, onVerify, left);
  return (
    <Form onSubmit={() => submit()}>
      {problem}
      <CodeField
        label={t('common.6-digit-code', '6-digit code')}
        value={code}
        onChange={onChange}
        focusKey={refused + presses}
        hint={t('accounts.it-works-for-ten-minutes', 'It works for ten minutes.')}
        error={error ?? lack}
      />
      <Button type="submit" variant="lime" size="lg" full pending={isVerifying} className="mt-2">
        {t('accounts.verify', 'Verify')}
      </Button>
    </Form>
  );
}
