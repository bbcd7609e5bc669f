import { useMemo, useState } from 'react';
import { SENTENCE_MAX } from '#contract/moderation.decisions.ts';
import type { Look } from '#contract/moderation.waiting.ts';
import { isSeen, leftIn } from '#contract/texts.written.ts';
import { useTold } from '#web/parts/failures/tellFailure.ts';
import { PageHeading } from '#web/ui/Page.tsx';
import { BackLink } from '#web/parts/ways/BackLink.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { CountedArea } from '#web/ui/CountedArea.tsx';
import { KeyCap } from '#web/ui/KeyCap.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/States.tsx';
import { t } from '#web/words/words.ts';
import { useCaseDraft } from './case.draft.ts';
import { timeLeft } from './desk.words.ts';
import { letThingOut, openThing, refuseThing, useLooks } from './looks.data.ts';
import { LookedAt } from './LookedAt.tsx';
import { RuleChoice } from './RuleChoice.tsx';
import { useDeskKeys, useSendKey } from './useDeskKeys.ts';

/** The pictures of new members that wait for a look, one at a time, the oldest first. */
export function Looks({ now }: { now: number }) {
  const read = useLooks();
  const [at, setAt] = useState(0);
  const looks = read.data?.looks ?? [];
  const place = Math.min(at, looks.length - 1);
  const look = looks[place];
  const handlers = useMemo(
    () => ({
      J: () => setAt((now_) => Math.min(now_ + 1, looks.length - 1)),
      K: () => setAt((now_) => Math.max(now_ - 1, 0)),
    }),
    [looks.length],
  );
  useDeskKeys(handlers);
  return (
    <section
      aria-labelledby="looks"
      className="min-w-0 px-5 pt-3 pb-6 md:pt-6 lg:col-span-2 lg:overflow-y-auto lg:px-8 lg:pt-8"
    >
      <div className="-ms-2 md:hidden">
        <BackLink to={paths.moderation()} label={t('moderation.all-cases', 'All cases')} />
        <PageHeading hidden>{t('moderation.pictures-of-new-members', 'Pictures of new members')}</PageHeading>
      </div>
      <h2 id="looks" className="text-2xl tracking-[-0.03em]">
        {t('moderation.pictures-of-new-members', 'Pictures of new members')}
      </h2>
      {read.isPending && (
        <Loading>
          <Skeleton className="mt-6 h-80" />
        </Loading>
      )}
      {read.isError && (
        <ErrorState
          title={t('moderation.the-pictures-did-not-load', 'The pictures did not load.')}
          onRetry={() => void read.refetch()}
          pending={read.isFetching}
        />
      )}
      {read.data !== undefined && look === undefined && (
        <EmptyState title={t('moderation.no-picture-waits', 'No picture waits. Go outside.')} />
      )}
      {look !== undefined && (
        <>
          <p className="mt-1 text-ink-2">
            {t('moderation.picture-of', '{place} of {waiting}. Others see it after your yes.', {
              place: place + 1,
              waiting: read.data?.waiting ?? 0,
            })}
          </p>
          <OneLook key={look.id} look={look} now={now} />
        </>
      )}
    </section>
  );
}

function OneLook({ look, now }: { look: Look; now: number }) {
  const { id, opened } = look;
  const [isRefusing, setRefusing] = useState(false);
  const [open, isOpening] = useTold(() => openThing(id));
  const [show, isShowing] = useTold(() => letThingOut(id), t('moderation.nothing-was-shown', 'Nothing was shown.'));
  const isClosed = opened === null;
  const handlers = useMemo(
    () => ({
      O: () => void (isClosed && open()),
      S: () => void (!isClosed && show()),
      R: () => setRefusing(!isClosed),
    }),
    [isClosed, open, show],
  );
  useDeskKeys(handlers);
  const { words, isLate } = timeLeft(look.opensAt, now);
  return (
    <div className="mt-4 grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <LookedAt look={look} onOpen={() => void open()} isOpening={isOpening} />
      <div>
        <p className="font-semibold [overflow-wrap:anywhere]">
          <bdi>@{look.person.handle}</bdi>
        </p>
        <p className="text-ink-2">
          {t(
            'moderation.days-here',
            '{days, plural, =0 {Here since today} one {Here for a day} other {Here for # days}}',
            {
              days: look.person.memberDays,
            },
          )}
          {' · '}
          {placeWords[look.place]}
        </p>
        <p className="text-ink-2">
          {isLate
            ? t('moderation.waits-for-you', 'It waits for you, because you are on duty.')
            : t('moderation.goes-out-in', 'It goes out in {words} if nobody is on duty.', { words })}
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button disabled={isClosed} pending={isShowing} onClick={() => void show()}>
            {t('moderation.show-it', 'Show it')} <KeyCap>S</KeyCap>
          </Button>
          <Button
            variant="outline"
            disabled={isClosed}
            aria-expanded={isRefusing}
            onClick={() => setRefusing(!isRefusing)}
          >
            {t('moderation.refuse-it', 'Refuse it')} <KeyCap>R</KeyCap>
          </Button>
        </div>
        {isClosed && (
          <p className="mt-3 text-sm text-ink-2">
            {t('moderation.open-it-first', 'Open it first. Opening is written down.')}
          </p>
        )}
        {isRefusing && !isClosed && <Refusal look={look} />}
      </div>
    </div>
  );
}

const placeWords: Readonly<Record<Look['place'], string>> = {
  everybody: t('moderation.a-post-for-all', 'a post for everybody'),
  followers: t('moderation.a-post-for-followers', 'a post for followers'),
  two: t('moderation.in-a-room-of-two', 'in a room of two'),
  room: t('moderation.in-a-room-of-more', 'in a room of more'),
};

/** The rule and the sentence of a refusal; its sender reads both and may answer back. */
function Refusal({ look: { id, person } }: { look: Look }) {
  const { draft, change } = useCaseDraft(id);
  const { policy, sentence } = draft;
  const [problem, setProblem] = useState<string>();
  const [refuse, isRefusing] = useTold(
    async (why: { policy: string; sentence: string }) => refuseThing(id, why),
    t('moderation.nothing-was-refused', 'Nothing was refused. What you wrote is kept.'),
  );
  const send = (): void => {
    const missing = missingIn(policy, sentence);
    setProblem(missing);
    if (missing === undefined && policy !== null) void refuse({ policy, sentence });
  };
  useSendKey(send);
  return (
    <div className="mt-2">
      <RuleChoice value={policy} onChange={(next) => change({ policy: next })} />
      <div className="mt-4">
        <CountedArea
          label={t('moderation.a-sentence-to', 'A sentence to {reader}', { reader: `@${person.handle}` })}
          max={SENTENCE_MAX}
          value={sentence}
          onChange={(next) => change({ sentence: next })}
        />
      </div>
      {problem !== undefined && (
        <p role="alert" className="mt-3 text-coral-ink">
          {problem}
        </p>
      )}
      <Button full className="mt-4" pending={isRefusing} onClick={send}>
        {t('moderation.refuse-the-picture', 'Refuse the picture')}
      </Button>
    </div>
  );
}

/** Returns what is missing or too long, as a sentence; undefined when the refusal can be sent. */
function missingIn(policy: string | null, sentence: string): string | undefined {
  if (policy === null) return t('moderation.choose-the-rule-that-it', 'Choose the rule that it rests on.');
  if (!isSeen(sentence))
    return t('moderation.write-a-sentence-a-rule', 'Write a sentence: a rule alone explains nothing.');
  return leftIn(sentence, SENTENCE_MAX) < 0
    ? t('moderation.the-sentence-is-too-long', 'The sentence is too long.')
    : undefined;
}
