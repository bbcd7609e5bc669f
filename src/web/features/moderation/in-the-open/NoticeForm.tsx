import { useEffect, useRef, useState } from 'react';
import { sendNotice } from '#contract/moderation.take-down.ts';
import { ProblemBox } from '#web/parts/failures/ProblemBox.tsx';
import { wordsFor } from '#web/parts/failures/problems.ts';
import { asCallError, call } from '#web/platform/calls/call.ts';
import { useFormDraft } from '#web/platform/form.draft.ts';
import { newId } from '#web/platform/newId.ts';
import { withWork, workAhead } from '#web/platform/calls/work.ts';
import { Button } from '#web/ui/Button.tsx';
import { Form } from '#web/ui/Form.tsx';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { isWhole, missingIn, noticeFields, NOTHING, readNotice, type NoticeValues } from './notice.rules.ts';
import type { Receipt } from './NoticeReceipt.tsx';
import { type Faults, About, Signature } from './NoticeParts.tsx';

/** The form for a notice: the subject, where it is, and the sender. Typed text stays until the notice has arrived. */
export function NoticeForm({ onSent }: { onSent: (receipt: Receipt) => void }) {
  const { draft: values, change, forget } = useFormDraft({ form: 'notice', parse: readNotice }, () => NOTHING);
  const [faults, setFaults] = useState<Faults>({});
  const [problem, setProblem] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const clientId = useRef(newId());
  useEffect(workAhead, []);
  const set = (part: Partial<NoticeValues>): void => {
    // A changed notice needs a new id, because the server treats a notice with a known id as a repeat.
    clientId.current = newId();
    change(part);
    setFaults((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
  };
  const refuse = (next: Faults): void => {
    setFaults(next);
    const first = noticeFields.find((field) => next[field] !== undefined);
    form.current?.querySelector<HTMLElement>(`[data-field="${first}"] :is(input, textarea)`)?.focus();
  };
  const [send, isSending] = useOneAtATime(async () => {
    setProblem(undefined);
    if (!isWhole(values)) return refuse(missingIn(values));
    try {
      const sent = await withWork((work) =>
        call(sendNotice, { body: { ...values, clientId: clientId.current, work } }),
      );
      forget();
      onSent({ ...sent, contact: values.contact.trim() });
    } catch (error) {
      const { fields } = asCallError(error);
      if (noticeFields.some((field) => fields[field] !== undefined)) refuse(fields);
      else
        setProblem(
          wordsFor(
            error,
            t(
              'moderation.that-was-not-sent-everything',
              'That was not sent. Everything you wrote is still here: try again.',
            ),
          ),
        );
    }
  });
  return (
    <Form ref={form} onSubmit={() => void send()} className="flex flex-col gap-6">
      <About values={values} faults={faults} set={set} />
      <Signature values={values} faults={faults} set={set} />
      {problem !== undefined && <ProblemBox words={problem} />}
      <Button type="submit" variant="lime" size="lg" full pending={isSending}>
        {t('moderation.send-the-notice', 'Send the notice')}
      </Button>
    </Form>
  );
}
