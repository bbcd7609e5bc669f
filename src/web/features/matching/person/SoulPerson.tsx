import type { ReactNode } from 'react';
import { NameAndAge } from '#web/parts/people/NameAndAge.tsx';
import { archetypes } from '#content/archetypes.ts';
import type { SoulMatch } from '#contract/matching.ts';
import { asWrittenBy } from '#web/ui/asWritten.ts';
import { cx } from '#web/ui/cx.ts';
import { CheckedLine } from '#web/ui/CheckedMark.tsx';
import { AiMark, DemoMark } from '#web/ui/Marks.tsx';
import { PageHeading } from '#web/ui/Page.tsx';
import { spoken, t } from '#web/words/words.ts';
import { whereWords } from '#web/features/matching/state/match.words.ts';
import { KindMark } from './KindMark.tsx';
import { SoulFace } from './SoulFace.tsx';
import { tonguesWords } from '#web/parts/tongues/tongues.words.ts';

export type ShownMatch = Pick<
  SoulMatch,
  'age' | 'bio' | 'tongues' | 'city' | 'stateCode' | 'nearness' | 'kind' | 'matchData'
> & {
  user: Pick<
    SoulMatch['user'],
    | 'id'
    | 'handle'
    | 'displayName'
    | 'profileImageUrl'
    | 'avatarConfig'
    | 'mbtiType'
    | 'isSeedUser'
    | 'isDemo'
    | 'photoChecked'
  >;
};

/** Names with more characters than this are one size smaller. */
const LONG_NAME = 28;

type SoulPersonProps = {
  match: ShownMatch;
  /** What is drawn round the face. */
  ring?: ReactNode;
  /** What falls through the sky, behind the sheet. */
  hearts?: ReactNode;
  children?: ReactNode;
};

/** Shows a person under the sky: face, name, animal, how near they live, and their bio. `children` follow below. */
export function SoulPerson({ match, ring, hearts, children }: SoulPersonProps) {
  const { user, age, kind } = match;
  const archetype = user.mbtiType && archetypes[user.mbtiType];
  return (
    <div className="flex min-w-0 flex-col items-center px-5 pt-1 pb-13 text-center max-lg:min-h-82.5 lg:my-auto lg:pb-20">
      <div className="reveal-ring relative">
        <div className="reveal-face">
          <SoulFace person={user} size="lg" isGold={kind === 'eternal'} />
        </div>
        {ring}
      </div>
      <div className="reveal-words flex w-full min-w-0 flex-col items-center">
        <KindMark kind={kind} className="mt-5 -mb-2" />
        <PageHeading
          className={cx(
            'mt-4 max-w-full tracking-[-0.04em] text-balance break-words',
            user.displayName.length > LONG_NAME ? 'text-3xl' : 'text-4xl',
          )}
        >
          <NameAndAge name={user.displayName} age={age} />
        </PageHeading>
        {archetype && (
          <p className="mt-1 text-lg text-ink-2">
            {spoken(archetype.name)} ·{' '}
            <span lang="la" className="latin">
              {archetype.latinName}
            </span>
          </p>
        )}
        <p className="mt-1 flex flex-wrap items-center justify-center gap-2 text-sm font-semibold text-ink-2">
          {whereWords(match)}
          {user.isDemo && <DemoMark />}
          {user.isSeedUser && <AiMark />}
        </p>
        {match.tongues !== undefined && match.tongues.length > 0 && (
          <p className="mt-1 text-sm text-ink-2">
            {t('matching.you-both-speak', 'You both speak {languages}', { languages: tonguesWords(match.tongues) })}
          </p>
        )}
        {user.photoChecked !== undefined && <CheckedLine month={user.photoChecked} className="mt-1" />}
      </div>
      <div className="reveal-late flex flex-col items-center">
        {match.bio && (
          <p className="mt-3 line-clamp-3 max-w-96 text-pretty [overflow-wrap:anywhere]">
            <bdi {...asWrittenBy(user)}>{match.bio}</bdi>
          </p>
        )}
        {user.isDemo && (
          <p className="mt-3 max-w-80 text-sm text-balance text-ink-2">
            {t(
              'matching.an-invented-member-to-practice',
              'An invented member to practice with: it answers by itself and took none of your matches.',
            )}
          </p>
        )}
        {children}
      </div>
      {hearts}
    </div>
  );
}
