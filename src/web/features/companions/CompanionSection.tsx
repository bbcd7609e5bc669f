import { personalityReason } from '#content/match-reasons.ts';
import type { CompanionProfile } from '#contract/companions.ts';
import type { Member } from '#contract/people.ts';
import { AiMark } from '#web/ui/Marks.tsx';
import { Section } from '#web/ui/Page.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { says } from '#web/words/says.ts';
import { t } from '#web/words/words.ts';
import { useCompanion } from './companions.data.ts';

/** The part of a profile that only companions have: a notice, their life, the fit with the reader, and their limits. */
export function CompanionSection({ person }: { person: Member }) {
  const { data, isPending, isFetching, refetch } = useCompanion(person.id);
  return (
    <>
      <Notice name={person.displayName} isMine={data?.isMadeForMe === true} />
      {data && <Life companion={data} name={person.displayName} />}
      {!data && isPending && (
        <Loading label={t('companions.the-character-is-on-its', 'The character is on its way')}>
          <div className="mt-8 flex flex-col gap-4">
            <Skeleton className="h-8 w-40" />
            <Skeleton className="h-6 w-full" />
            <Skeleton className="h-28 w-full" />
          </div>
        </Loading>
      )}
      {!data && !isPending && (
        <ErrorState
          title={t('companions.this-characters-page-did-not', 'This character’s page did not load whole.')}
          safe={t('companions.your-conversation-is-as-it', 'Your conversation is as it was.')}
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </>
  );
}

function Notice({ name, isMine }: { name: string; isMine: boolean }) {
  return (
    <p className="mt-6 rounded-control bg-iris-soft px-4 py-3 text-sm">
      <AiMark className="me-1.5" />
      <strong className="font-semibold">{t('companions.ai-character', 'AI Character.')}</strong>{' '}
      {isMine
        ? t(
            'companions.was-composed-for-you-alone',
            '{name} was composed for you alone, from your own report and interests. Nobody else can meet {name}.',
            { name },
          )
        : t(
            'companions.is-written-not-born-good',
            '{name} is written, not born: good company, no heartbeat. No person answers in this name.',
            { name },
          )}
    </p>
  );
}

function Life({ companion, name }: { companion: CompanionProfile; name: string }) {
  const { life, pronouns, boundaries, types } = companion;
  return (
    <>
      <Section title={t('companions.a-written-life', 'A written life')}>
        <p lang="en" className="text-lg">
          {life}
        </p>
        <p lang="en" className="mt-1 text-ink-2">
          {pronouns}
        </p>
      </Section>
      <Section title={t('companions.you-two', 'You two')}>
        {types === null ? (
          <p className="text-ink-2">
            {t('companions.the-personality-quiz-finds-out', 'The personality quiz finds out how you two fit.')}
          </p>
        ) : (
          <p>{personalityReason(...types, says)}.</p>
        )}
      </Section>
      <Section title={t('companions.what-will-not-do', 'What {name} will not do', { name })}>
        <ul lang="en" className="divide-y divide-line border-y border-line">
          {boundaries.map((boundary) => (
            <li key={boundary} className="py-3">
              {boundary}
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
