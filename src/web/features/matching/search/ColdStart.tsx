import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { archetypes } from '#content/archetypes.ts';
import type { SearchResult } from '#contract/matching.ts';
import type { Me } from '#contract/people.ts';
import { LookoutSwitch } from '#web/parts/match/LookoutSwitch.tsx';
import { paths } from '#web/paths.ts';
import { Animal } from '#web/ui/Animal.tsx';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { PageHeading } from '#web/ui/Page.tsx';
import { language, t } from '#web/words/words.ts';
import { CharacterRow, InviteRow, PracticeRow, RoomRow } from './ColdRows.tsx';
import { coldRows, wideningOf, type ColdRow } from './nomatch.rules.ts';
import { joinedWords, noMatchWords, whyNobody } from './nomatch.words.ts';
import { WidenOffer } from './WidenOffer.tsx';

type ColdStartProps = {
  me: Me;
  result: SearchResult;
  variant: 'first_no_match' | 'ai_exhausted';
  onAgain: () => void;
  onWidened: () => void;
  practice: { run: () => void; isRunning: boolean };
};

/** The sky of a search that found nobody: why, what would widen it, and what answers meanwhile. */
export function ColdStart({ me, result, variant, onAgain, onWidened, practice }: ColdStartProps) {
  const { remainingMatches } = result;
  const widening = wideningOf(result.empty);
  const isWider = widening.named !== null || widening.radius !== null;
  const order = coldRows(result);
  const main = isWider ? null : order.find((row) => row !== 'character');
  const rows: Record<ColdRow, ReactNode> = {
    room: <RoomRow key="room" isMain={main === 'room'} />,
    character: <CharacterRow key="character" isMain={order[0] === 'character'} />,
    invite: <InviteRow key="invite" me={me} />,
    practice: <PracticeRow key="practice" isMain={main === 'practice'} {...practice} />,
  };
  return (
    <div className="mx-auto w-full max-w-md grow px-6 pb-12 lg:max-w-lg">
      <Summit me={me} open={remainingMatches} />
      <PageHeading className="text-4xl tracking-[-0.04em] text-balance">{noMatchWords[variant].title}</PageHeading>
      <p role="status" className="sr-only">
        <span>{t('matching.no-new-matches-today', 'No new matches today 🔍')}</span>{' '}
        <span>
          {t(
            'matching.no-fresh-connections-found-attempts',
            'No fresh connections found ({remainingMatches, plural, one {# attempt} other {# attempts}} left)',
            { remainingMatches },
          )}
        </span>
      </p>
      <p className="mt-3 text-lg text-ink-2">
        {[whyNobody(result), joinedWords(result.empty, me.stateCode)].filter(Boolean).join(' ')}
      </p>
      {isWider && (
        <div className="mt-5 flex flex-col gap-3">
          <WidenOffer widening={widening} onWidened={onWidened} />
        </div>
      )}
      <div className="mt-5">
        <LookoutSwitch isOffered />
      </div>
      <h2 className="mt-8 mb-3 text-xl">{t('matching.these-answer-now', 'These answer now')}</h2>
      <ul className="border-b border-line">{order.map((row) => rows[row])}</ul>
      <div className="mt-6 flex flex-col gap-3">
        <Button variant="outline" size="lg" full onClick={onAgain}>
          {t('matching.find-new-match', 'Find New Match')}
        </Button>
        <Link href={paths.soulSetup()} className={buttonClass({ variant: 'quiet', size: 'lg', full: true })}>
          {t('matching.adjust-soul-preferences', 'Adjust Soul Preferences')}
        </Link>
        {variant === 'ai_exhausted' && (
          <Link href={paths.chats()} className={buttonClass({ variant: 'quiet', size: 'lg', full: true })}>
            {t('matching.connect-with-your-tribe', 'Connect with Your Tribe')}
          </Link>
        )}
      </div>
      <p className="mt-5 text-sm text-ink-2">{noMatchWords.free}</p>
      {/* The debug page is only in English. */}
      {language === 'en' && (
        <Link href={paths.soulDebug()} className="inline-flex min-h-11 items-center text-sm text-ink-2 underline">
          {t('matching.matching-lid-off', 'How my search works')}
        </Link>
      )}
    </div>
  );
}

const rings = ['top-6 start-[4%] size-10', 'top-2 end-[6%] size-9', 'end-[4%] bottom-3 size-12'];

/** The person's own animal, and a dashed ring for each match of the day that is still open. */
function Summit({ me: { mbtiType }, open }: { me: Me; open: number }) {
  return (
    <div aria-hidden className="relative mb-6 grid h-36 place-items-center">
      {rings.slice(0, open).map((ring) => (
        <span key={ring} className={`absolute rounded-full border-[1.5px] border-dashed border-edge ${ring}`} />
      ))}
      <span className="grid size-30 place-items-center rounded-full border-2 border-lime bg-night-2 text-lime">
        {mbtiType && <Animal name={archetypes[mbtiType].animal} size={76} />}
      </span>
    </div>
  );
}
