import { useState } from 'react';
import { REASON_LEAST } from '#contract/operator.people.ts';
import { asCallError } from '#web/platform/calls/call.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextArea, TextField } from '#web/ui/Field.tsx';
import { Form } from '#web/ui/Form.tsx';
import { useFaults } from '#web/ui/useFaults.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { wordsFor } from '#web/parts/failures/problems.ts';
import { t } from '#web/words/words.ts';
import { find } from './people.data.ts';

/** Asks for one member by Wildin ID or mail address, and for the reason. Nothing is looked up before there is one. */
export function PersonSearch({ onFound }: { onFound: (id: number | null) => void }) {
  const [who, setWho] = useState('');
  const [reason, setReason] = useState('');
  const { faults, setFaults, touched } = useFaults();
  const [send, isSending] = useOneAtATime(async () => {
    const lack = {
      ...(who.trim() === '' && {
        who: t('operator.a-wildin-id-or-mail-goes', 'A Wildin ID or a mail address goes here.'),
      }),
      ...(reason.trim().length < REASON_LEAST && {
        reason: t('operator.say-why-in-ten', 'Say why in ten characters or more.'),
      }),
    };
    setFaults(lack);
    if (Object.keys(lack).length > 0) return;
    onFound(null);
    try {
      onFound(await find({ who: who.trim(), reason }));
      setReason('');
    } catch (error) {
      const { fields } = asCallError(error);
      setFaults(Object.keys(fields).length > 0 ? fields : { form: wordsFor(error) });
    }
  });
  return (
    <Form onSubmit={() => void send()} className="max-w-[34rem]">
      <TextField
        label={t('operator.wildin-id-or-mail', 'Wildin ID or mail address')}
        value={who}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={faults['who']}
        hint={t('operator.exactly-as-it-is', 'Exactly as it is: parts of names find nobody.')}
        onChange={({ target }) => {
          setWho(target.value);
          touched({ who: target.value });
        }}
      />
      <TextArea
        label={t('operator.why', 'Why do you look?')}
        value={reason}
        most={300}
        error={faults['reason']}
        hint={t('operator.the-log-keeps-it', 'The log keeps it, with your name and the time.')}
        onChange={({ target }) => {
          setReason(target.value);
          touched({ reason: target.value });
        }}
      />
      <Button type="submit" variant="ink" pending={isSending}>
        {t('operator.look-up', 'Look up')}
      </Button>
      <p role="alert" className="mt-2 text-sm text-coral-ink empty:hidden">
        {faults['form']}
      </p>
    </Form>
  );
}
