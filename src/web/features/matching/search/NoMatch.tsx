import { useState } from 'react';
import { Link } from 'wouter';
import type { SearchResult } from '#contract/matching.ts';
import type { Me } from '#contract/people.ts';
import { paths } from '#web/paths.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { Sparkle } from '#web/ui/icons/Sparkle.ts';
import { AiMark } from '#web/ui/Marks.tsx';
import { PageHeading } from '#web/ui/Page.tsx';
import { t } from '#web/words/words.ts';
import { DayCountdown } from '#web/features/matching/sky/DayCountdown.tsx';
import { SkyFrame } from '#web/features/matching/sky/SkyFrame.tsx';
import { SAVED } from '#web/features/matching/state/pause.ts';
import { ColdStart } from './ColdStart.tsx';
import { DailyLimit } from './DailyLimit.tsx';
import { noMatchVariant } from './nomatch.rules.ts';
import { noMatchWords } from './nomatch.words.ts';
import { SpiritRealm } from './SpiritRealm.tsx';

type NoMatchProps = {
  me: Me;
  result: SearchResult;
  onAgain: () => void;
  onWidened: () => void;
  practice: { run: () => void; isRunning: boolean };
  /** Whether the search followed the saving of the preferences. */
  isSaved: boolean;
};

/**
 * The screen of a search without a match. It is one of four, depending on how many of the day's matches and AI
 * characters are used up. At the daily limit, only the dialog `DailyLimit` shows at first.
 */
export function NoMatch({ me, result, isSaved, ...ways }: NoMatchProps) {
  const variant = noMatchVariant(result);
  const [isTold, setTold] = useState(!result.dailyLimitReached);
  const seed = String(me.id);
  if (!isTold) {
    return (
      <SkyFrame seed={seed} isWhole middle="">
        <PageHeading hidden>{t('matching.soul-matching', 'Soul matching')}</PageHeading>
        <DailyLimit onStay={() => setTold(true)} />
      </SkyFrame>
    );
  }
  return (
    <SkyFrame seed={seed} isWhole middle={isSaved ? SAVED : undefined}>
      {variant === 'everything_exhausted' && <SpiritRealm />}
      {variant === 'human_exhausted' && <HumanExhausted />}
      {(variant === 'ai_exhausted' || variant === 'first_no_match') && (
        <ColdStart me={me} result={result} variant={variant} {...ways} />
      )}
    </SkyFrame>
  );
}

function HumanExhausted() {
  return (
    <div className="mx-auto flex w-full max-w-md grow flex-col justify-center gap-8 px-6 pb-12">
      <div>
        <PageHeading className="text-4xl tracking-[-0.04em] text-balance">
          {noMatchWords.human_exhausted.title}
        </PageHeading>
        <p className="mt-3 text-lg text-ink-2">
          {t('matching.you-have-met-everyone-today', 'That is everybody for today. Fresh matches come at midnight, in')}{' '}
          <DayCountdown />
          <span>.</span>
        </p>
      </div>
      <div className="flex flex-col gap-3">
        <Summon />
        <Link href={paths.soulSetup()} className={buttonClass({ variant: 'outline', size: 'lg', full: true })}>
          {t('matching.adjust-soul-preferences', 'Adjust Soul Preferences')}
        </Link>
        <Link href={paths.match()} className={buttonClass({ variant: 'quiet', size: 'lg', full: true })}>
          {t('matching.back-to-match', 'Back to match')}
        </Link>
      </div>
    </div>
  );
}

/** The way to the AI characters. A label says that they are AI. */
function Summon() {
  return (
    <div className="mb-3">
      <Link href={paths.meet()} className={buttonClass({ variant: 'iris', size: 'lg', full: true })}>
        <Sparkle size={22} filled /> {t('matching.summon-the-wildin', 'Summon The Wildin')}
      </Link>
      <p
        data-reads
        className="mt-2.5 flex flex-wrap items-center justify-center gap-x-2 text-center text-sm text-ink-2"
      >
        <AiMark />
        {t('matching.the-wildin-fictional-ai-curated', 'The Wildin fictional AI curated character')}
      </p>
    </div>
  );
}
