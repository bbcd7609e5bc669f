import { useState } from 'react';
import { getAgeCheck } from '#contract/accounts.age.ts';
import { authUser, updateUser } from '#contract/accounts.ts';
import { legalContact } from '#contract/moderation.take-down.ts';
import { checkBirthday, type BirthdayFields } from '#web/parts/forms/birthday.ts';
import { BirthdayField } from '#web/parts/forms/BirthdayField.tsx';
import { useBirthdayQuestion } from '#web/parts/forms/BirthdayQuestion.tsx';
import { wordsFor } from '#web/parts/failures/problems.ts';
import { asCallError, call } from '#web/platform/calls/call.ts';
import { setMe, useMe } from '#web/platform/me.ts';
import { invalidate, useRead } from '#web/platform/calls/query.ts';
import { Button } from '#web/ui/Button.tsx';
import { Form } from '#web/ui/Form.tsx';
import { Section } from '#web/ui/Page.tsx';
import { toast } from '#web/ui/toast.ts';
import { useIsPast } from '#web/ui/useIsPast.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { locale, t } from '#web/words/words.ts';

const moments = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });

/** What to do after a refused birthday: give another one, from the ISO time `until` on, or write to the operator. */
export function Slip({ until }: { until: string }) {
  const isPast = useIsPast(Date.parse(until));
  return (
    <>
      <Section title={t('accounts.was-it-a-slip', 'Was it a slip of the finger?')}>
        {isPast ? (
          <p>
            {t(
              'accounts.say-your-birthday-again',
              'Give your birthday again. If it says 18 or older, everything comes back.',
            )}
          </p>
        ) : (
          <p>
            {t('accounts.another-birthday-from', 'You can give another birthday here from {moment} on.', {
              moment: moments.format(new Date(until)),
            })}
          </p>
        )}
        {isPast && <BirthdayForm />}
      </Section>
      <Help />
    </>
  );
}

function BirthdayForm() {
  const me = useMe().data;
  const [birthday, setBirthday] = useState('');
  const [problem, setProblem] = useState<string>();
  const { ask, question } = useBirthdayQuestion();
  const [send, isSending] = useOneAtATime(async (body: BirthdayFields) => {
    if (me === undefined) return;
    try {
      setMe(await call(updateUser, { params: { id: me.id }, body }));
      toast({ title: t('accounts.welcome-back-birthday', 'Your birthday is in. Welcome back!'), tone: 'good' });
    } catch (error) {
      const { birthday: words, fullBirthday = words, birthYear = fullBirthday } = asCallError(error).fields;
      setProblem(birthYear ?? wordsFor(error));
      await Promise.all([invalidate(authUser), invalidate(getAgeCheck)]);
    }
  });
  const submit = () => {
    const check = checkBirthday(birthday, new Date());
    if (check.state === 'right') ask(birthday, (fields) => void send(fields));
    else
      setProblem(
        check.state === 'wrong' ? check.words : t('accounts.please-give-birthday', 'Please give your birthday.'),
      );
  };
  return (
    <Form onSubmit={submit} className="mt-4 max-w-md">
      <BirthdayField
        value={birthday}
        onChange={(next) => {
          setProblem(undefined);
          setBirthday(next);
        }}
        hint={t('accounts.mm-dd-yyyy', 'MM/DD/YYYY')}
        error={problem}
      />
      <Button type="submit" variant="lime" size="lg" full pending={isSending}>
        {t('accounts.save-my-birthday', 'Save my birthday')}
      </Button>
      {question}
    </Form>
  );
}

/** Whom to write to: the address of the operator where there is one. */
function Help() {
  const contact = useRead(legalContact).data?.contact ?? null;
  return (
    <Section title={t('accounts.a-person-can-help', 'A person can help')}>
      <p>
        {contact === null
          ? t(
              'accounts.write-to-the-operator-birthday',
              'Write to the operator of this site: a person looks at it and can put it right at once.',
            )
          : t(
              'accounts.write-to-contact-birthday',
              'Write to {contact}: a person looks at it and can put it right at once.',
              { contact },
            )}
      </p>
    </Section>
  );
}
