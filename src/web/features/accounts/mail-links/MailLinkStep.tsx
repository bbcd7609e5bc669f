import { useState } from 'react';
import { paths } from '#web/paths.ts';
import { asCallError } from '#web/platform/calls/call.ts';
import { DoorLink } from '#web/parts/ways/DoorLink.tsx';
import { ProblemBox } from '#web/parts/failures/ProblemBox.tsx';
import { wordsFor } from '#web/parts/failures/problems.ts';
import { Button } from '#web/ui/Button.tsx';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';

interface MailLinkStepProps {
  /** The text about the effect of the button. */
  lede: string;
  label: string;
  /** Shown when the link no longer works. */
  dead: string;
  /** Uses the link. */
  onPress: () => Promise<void>;
}

/** Confirms the link of an “it was not me” mail with one button, and offers to leave everything as it is. */
export function MailLinkStep({ lede, label, dead, onPress }: MailLinkStepProps) {
  const [problem, setProblem] = useState<string>();
  const [press, isPressing] = useOneAtATime(async () => {
    try {
      await onPress();
    } catch (error) {
      setProblem(['link_dead', 'invalid'].includes(asCallError(error).code) ? dead : wordsFor(error));
    }
  });
  return (
    <>
      {problem !== undefined && <ProblemBox words={problem} />}
      <p className="mb-6 text-ink-2">{lede}</p>
      <Button variant="lime" size="lg" full pending={isPressing} onClick={() => void press()}>
        {label}
      </Button>
      <p className="mt-4 text-ink-2">
        {t('accounts.it-was-you', 'It was you?')}{' '}
        <DoorLink to={paths.home()}>{t('accounts.then-leave-it-as-it', 'Then leave it as it is')}</DoorLink>
      </p>
    </>
  );
}
