import { navigate } from 'wouter/use-browser-location';
import type { z } from 'zod';
import { decideCase, getCase, type WholeCase } from '#contract/moderation.ts';
import { wordsFor } from '#web/parts/failures/problems.ts';
import { paths } from '#web/paths.ts';
import { asCallError, call } from '#web/platform/calls/call.ts';
import { invalidate } from '#web/platform/calls/query.ts';
import { toast, toasts, toastFailure } from '#web/ui/toast.ts';
import { t } from '#web/words/words.ts';
import { forgetDraft } from './case.draft.ts';
import { adopt, refreshQueues } from './desk.data.ts';
import { buttonWords } from './desk.words.ts';
import { undo } from './undo.ts';

type Decided = Omit<z.input<typeof decideCase.body>, 'version'>;

/** Holds a decision for some seconds with an Undo, then sends it. The draft stays until the server has the decision. */
export function decide(whole: WholeCase, decided: Decided): void {
  const { id, version, number, kind, needsSecond, isHeld } = whole;
  const label = buttonWords({ action: decided.action, days: decided.days ?? 0, kind, needsSecond, isHeld });
  const shown = toast({
    title: label,
    description: t('moderation.case', 'Case {number}', { number }),
    urgent: true,
    action: { label: t('common.undo', 'Undo'), onPress: takeBack },
  });
  undo.hold({
    caseId: id,
    label,
    send: () => {
      toasts.dismiss(shown);
      void send(id, { ...decided, version });
    },
  });
}

async function send(id: string, body: z.input<typeof decideCase.body>): Promise<void> {
  try {
    adopt(await call(decideCase, { params: { id }, body }));
    forgetDraft(id);
  } catch (error) {
    void invalidate(getCase, { id });
    refreshQueues();
    const isChanged = asCallError(error).code === 'case_changed';
    toastFailure({
      title: isChanged
        ? t('moderation.the-case-changed-first', 'The case changed first.')
        : t('moderation.the-decision-was-not-sent', 'The decision was not sent.'),
      description: isChanged
        ? t('moderation.nothing-happened-what-you-wrote', 'Nothing happened. What you wrote is kept.')
        : wordsFor(error, t('moderation.what-you-wrote-is-kept', 'What you wrote is kept.')),
      urgent: true,
      action: {
        label: t('moderation.open-the-case', 'Open the case'),
        onPress: () => navigate(paths.moderationCase(id)),
      },
    });
  }
}

/** Takes the held decision back and opens its case. */
export function takeBack(): void {
  const held = undo.undo();
  if (held === null) return;
  toast({
    title: t('moderation.taken-back', 'Taken back.'),
    description: t('moderation.nothing-was-sent', 'Nothing was sent.'),
  });
  navigate(paths.moderationCase(held.caseId));
}
