import { useState, type ReactNode } from 'react';
import type { OperatorPerson, PersonDeed } from '#contract/operator.people.ts';
import { deviceWords } from '#web/parts/account/device.words.ts';
import { useTold } from '#web/parts/failures/tellFailure.ts';
import { ago } from '#web/platform/ago.ts';
import { useNow } from '#web/platform/useNow.ts';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { sayAloud } from '#web/ui/toast.ts';
import { t } from '#web/words/words.ts';
import { act, usePerson } from './people.data.ts';
import { joinedWords, mailWords, premiumWords, questionOf, roleWords, stateWords } from './person.words.ts';
import { GivePremium } from './GivePremium.tsx';
import { WordButton } from './WordButton.tsx';

/** The account of a member who was looked up, with what can be done for them. Each deed asks once. */
export function PersonView({ id }: { id: number }) {
  const person = usePerson(id);
  if (person.data !== undefined) return <Account person={person.data} />;
  if (!person.isError) return null;
  return <ErrorState onRetry={() => void person.refetch()} pending={person.isFetching} />;
}

function Account({ person }: { person: OperatorPerson }) {
  const [asked, setAsked] = useState<PersonDeed | null>(null);
  const [run, isRunning] = useTold(async (deed: PersonDeed) => {
    await act(person.id, deed).finally(() => setAsked(null));
    sayAloud(t('operator.done', 'Done'));
  });
  const question = asked && questionOf(asked, person);
  return (
    <section aria-label={t('operator.account-of', 'Account of @{handle}', { handle: person.handle })} className="mt-6">
      <h2 className="text-xl break-all">
        <bdi>@{person.handle}</bdi>
      </h2>
      <p className="wrap-anywhere text-ink-2">
        {[person.displayName, joinedWords(person)].filter((part) => part !== null).join(', ')}
      </p>
      <dl className="mt-3 divide-y divide-line border-y border-line">
        <Fact name={t('operator.state', 'State')}>{stateWords(person)}</Fact>
        <Fact name={t('operator.mail', 'Mail')} actions={<MailDeeds person={person} onAsk={setAsked} />}>
          {mailWords(person)}
        </Fact>
        <Fact name={t('operator.phone', 'Phone')}>
          {person.hasPhone ? t('operator.has-phone', 'There is one') : t('operator.no-phone', 'None')}
        </Fact>
        <Fact
          name={t('operator.role', 'Role')}
          actions={
            <WordButton onClick={() => setAsked({ do: person.isModerator ? 'take_moderator' : 'give_moderator' })}>
              {person.isModerator
                ? t('operator.no-moderator-any-more', 'Take the role')
                : t('operator.make-them-moderator', 'Make moderator')}
            </WordButton>
          }
        >
          {roleWords(person)}
        </Fact>
        <Fact name={t('operator.premium', 'Premium')} actions={<GivePremium person={person} onAsk={setAsked} />}>
          {premiumWords(person).map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </Fact>
      </dl>
      <Sessions person={person} onAsk={setAsked} />
      <ConfirmDialog
        open={question !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={question?.title ?? ''}
        description={question?.note ?? ''}
        confirm={question?.confirm ?? ''}
        danger={question?.isDanger}
        pending={isRunning}
        onConfirm={() => asked && void run(asked)}
      />
    </section>
  );
}

type Asks = { person: OperatorPerson; onAsk: (deed: PersonDeed) => void };

function Fact({ name, children, actions }: { name: string; children: ReactNode; actions?: ReactNode }) {
  return (
    <div className="gap-x-4 py-2 md:grid md:min-h-11 md:grid-cols-[5rem_minmax(0,1fr)] md:items-center md:py-0">
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="flex flex-wrap items-center justify-between gap-x-4 wrap-anywhere">
        <span className="min-w-0 py-0.5">{children}</span>
        {actions && <span className="flex flex-wrap gap-x-4">{actions}</span>}
      </dd>
    </div>
  );
}

function MailDeeds({ person: { email, isEmailConfirmed }, onAsk }: Asks) {
  if (email === null) return null;
  if (isEmailConfirmed) {
    return (
      <WordButton onClick={() => onAsk({ do: 'send_link' })}>
        {t('operator.mail-password-link', 'Mail a password link')}
      </WordButton>
    );
  }
  return (
    <>
      <WordButton onClick={() => onAsk({ do: 'send_code' })}>
        {t('operator.mail-code-again', 'Mail the code again')}
      </WordButton>
      <WordButton onClick={() => onAsk({ do: 'confirm_mail' })}>
        {t('operator.confirm-by-hand-2', 'Confirm by hand')}
      </WordButton>
    </>
  );
}

function Sessions({ person: { sessions }, onAsk }: Asks) {
  const now = useNow();
  return (
    <>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-4">
        <h3 className="text-lg">{t('operator.sessions', 'Sessions')}</h3>
        {sessions.length > 1 && (
          <WordButton onClick={() => onAsk({ do: 'end_sessions' })}>{t('operator.end-all', 'End all')}</WordButton>
        )}
      </div>
      {sessions.length === 0 && (
        <p className="mt-1 text-ink-2">{t('operator.signed-in-nowhere', 'Signed in nowhere.')}</p>
      )}
      <ul className="mt-1 divide-y divide-line border-y border-line empty:hidden">
        {sessions.map(({ id, deviceName, lastUsedAt }) => (
          <li key={id} className="flex items-center justify-between gap-x-4 py-1">
            <span className="min-w-0 wrap-anywhere">
              {deviceWords(deviceName)}
              <span className="block text-sm text-ink-2">
                {t('operator.last-seen', 'last seen {ago}', { ago: ago(lastUsedAt, now) })}
              </span>
            </span>
            <WordButton
              label={t('operator.end-session-on', 'End session on {device}', { device: deviceWords(deviceName) })}
              onClick={() => onAsk({ do: 'end_session', sessionId: id })}
            >
              {t('operator.end', 'End')}
            </WordButton>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-ink-2">
        {t('operator.never-their-words', 'Messages, matches and answers are never shown here.')}
      </p>
    </>
  );
}
