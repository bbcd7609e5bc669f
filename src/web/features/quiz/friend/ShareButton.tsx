import { useEffect, useRef, useState } from 'react';
import { archetypes } from '#content/archetypes.ts';
import { sharedReportData } from '#content/shared-report.ts';
import type { MbtiType } from '#contract/people.ts';
import { paths } from '#web/paths.ts';
import { Button, type ButtonProps } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/Field.tsx';
import { sayAloud, toastFailure } from '#web/ui/toast.ts';
import { handOver } from '#web/parts/sharing/hand-over.ts';
import { spoken, t } from '#web/words/words.ts';
import { HEADLINE } from './shared-report.words.ts';

const labels = {
  idle: t('quiz.share-with-friends', 'Share with Friends ✨'),
  creating: t('quiz.creating-link', 'Creating Link...'),
  copied: t('quiz.link-copied', 'Link Copied! ✅'),
  refused: t('quiz.share-with-friends', 'Share with Friends ✨'),
} as const;

/** How long the button says that the link is copied. */
const COPIED_MS = 3000;

interface Props extends Pick<ButtonProps, 'variant' | 'size' | 'full' | 'className'> {
  type: MbtiType;
  userId: number;
}

/** Shares the report's link: by the share sheet of a touch device, else by the clipboard, else as text to copy. */
export function ShareButton({ type, userId, ...look }: Props) {
  const [state, setState] = useState<keyof typeof labels>('idle');
  const back = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(back.current), []);
  const link = window.location.origin + paths.sharedReport(sharedReportData({ type, userId }));

  const share = async () => {
    clearTimeout(back.current);
    setState('creating');
    const { name, animalName } = archetypes[type];
    const text = t(
      'quiz.im-the-on-wildin-the',
      'I’m the {name} on wildin: the {animalName}. Which of the sixteen are you?',
      { name: spoken(name), animalName: spoken(animalName.toLowerCase()) },
    );
    const outcome = await handOver({ title: HEADLINE, text, url: link });
    setState(outcome === 'copied' || outcome === 'refused' ? outcome : 'idle');
    if (outcome === 'copied') {
      sayAloud(
        t('quiz.link-copied-2', '🔗 Link copied!'),
        t('quiz.share-this-link-with-your', 'Share this link with your friends to show off your WildSelf personality!'),
      );
      back.current = setTimeout(() => setState('idle'), COPIED_MS);
    }
    if (outcome === 'refused')
      toastFailure({
        title: t('common.oops', 'Oops!'),
        description: t('quiz.couldnt-copy-link-try-again', "Couldn't copy link. Try again?"),
      });
  };

  return (
    <>
      <Button {...look} aria-disabled={state === 'creating'} onClick={() => void share()}>
        {labels[state]}
      </Button>
      {state === 'refused' && (
        <div className="mt-4">
          <TextField
            label={t('quiz.your-link-to-copy-by', 'Your link, to copy by hand')}
            value={link}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
        </div>
      )}
    </>
  );
}
