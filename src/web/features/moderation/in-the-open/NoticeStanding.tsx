import { useState } from 'react';
import type { z } from 'zod';
import { noticeOutcomes } from '#content/take-down.ts';
import { noticeStanding } from '#contract/moderation.take-down.ts';
import { EmailField } from '#web/parts/forms/EmailField.tsx';
import { wordsFor } from '#web/parts/failures/problems.ts';
import { asCallError, call } from '#web/platform/calls/call.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/Field.tsx';
import { Form } from '#web/ui/Form.tsx';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { locale, spoken, t } from '#web/words/words.ts';

type Faults = { receipt?: string | undefined; contact?: string | undefined };

const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });

/** Looks up the state of a notice by the number of the notice and the email address of its sender. */
export function NoticeStanding(given: { receipt: string; contact: string }) {
  const [receipt, setReceipt] = useState(given.receipt);
  const [contact, setContact] = useState(given.contact);
  const [faults, setFaults] = useState<Faults>({});
  const [found, setFound] = useState<z.output<typeof noticeStanding.response>>();
  const change = (next: () => void): void => {
    next();
    setFaults({});
    setFound(undefined);
  };
  const [ask, isAsking] = useOneAtATime(async () => {
    setFound(undefined);
    if (receipt.trim() === '')
      return setFaults({
        receipt: t('moderation.the-number-is-on-your', 'The number is on your receipt and in our mail.'),
      });
    if (contact.trim() === '')
      return setFaults({ contact: t('moderation.the-address-that-you-gave', 'The address that you gave us.') });
    try {
      setFound(await call(noticeStanding, { body: { receipt, contact } }));
    } catch (error) {
      const { fields } = asCallError(error);
      const words = wordsFor(error, t('common.that-did-not-work-try', 'That did not work. Try again.'));
      setFaults((fields['receipt'] ?? fields['contact']) ? fields : { receipt: words });
    }
  });
  return (
    <Form onSubmit={() => void ask()}>
      <div className="grid grid-cols-1 gap-x-4 md:grid-cols-2">
        <TextField
          label={t('moderation.number', 'Number')}
          autoComplete="off"
          spellCheck={false}
          value={receipt}
          onChange={(event) => change(() => setReceipt(event.target.value))}
          error={faults.receipt}
        />
        <EmailField
          label={t('moderation.email-of-the-notice', 'Email of the notice')}
          value={contact}
          onChange={(event) => change(() => setContact(event.target.value))}
          error={faults.contact}
        />
      </div>
      <Button type="submit" variant="outline" pending={isAsking} className="mt-1">
        {t('moderation.see-how-it-stands', 'See how it stands')}
      </Button>
      <p role="status" className="mt-4 empty:hidden">
        {found !== undefined && (
          <span>
            <strong className="font-semibold">{spoken(noticeOutcomes[found.outcome].title)}.</strong>{' '}
            {spoken(noticeOutcomes[found.outcome].text)}{' '}
            <span className="text-ink-2">
              {t('moderation.sent', 'Sent {value}', { value: day.format(new Date(found.sentAt)) })}
              {found.decidedAt !== null && (
                <span>
                  {t('moderation.answered', ', answered {value}', { value: day.format(new Date(found.decidedAt)) })}
                </span>
              )}
              <span>.</span>
            </span>
          </span>
        )}
      </p>
    </Form>
  );
}
