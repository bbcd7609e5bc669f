import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { SearchResult } from '#contract/matching.ts';
import { paths } from '#web/paths.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { Sparkle } from '#web/ui/icons/Sparkle.ts';
import { AiMark } from '#web/ui/Marks.tsx';
import { PageHeading } from '#web/ui/Page.tsx';
import { language, t } from '#web/words/words.ts';
import { DayCountdown } from '#web/features/matching/sky/DayCountdown.tsx';
import { SkyFrame } from '#web/features/matching/sky/SkyFrame.tsx';
import { useSummon } from '#web/features/matching/ways/useSummon.ts';
import { DailyLimit } from './DailyLimit.tsx';
import { noMatchVariant, wideningOf } from './nomatch.rules.ts';
import { noMatchWords, whyNobody } from './nomatch.words.ts';
import { SpiritRealm } from './SpiritRealm.tsx';
import { WidenOffer } from './WidenOffer.tsx';

type NoMatchProps = { me: number; result: SearchResult; onAgain: () => void; onWidened: () => void };

/**
 * The screen of a search without a match. It is one of four, depending on how many of the day's matches and AI
 * characters are used up. At the daily limit, only the dialog `DailyLimit` shows at first.
 */
export function NoMatch({ me, result, onAgain, onWidened }: NoMatchProps) {
  const variant = noMatchVariant(result);
  const { dailyLimitReached, aiMatches, aiLimit, empty } = result;
  const widening = wideningOf(dailyLimitReached ? null : empty);
  const hasMain = widening.named !== null || widening.radius !== null;
  const [isTold, setTold] = useState(!dailyLimitReached);
  if (!isTold) {
    return (
      <SkyFrame seed={String(me)} isWhole middle="">
        <PageHeading hidden>{t('matching.soul-matching', 'Soul matching')}</PageHeading>
        <DailyLimit onStay={() => setTold(true)} />
      </SkyFrame>
    );
  }
  // If no filter hides anybody, a new search also finds nobody, so the offer of an AI character comes first.
  const isAlone = empty !== null && !empty.narrowest && aiMatches < aiLimit;
  const withAi = { label: t('matching.meet-the-wildin', 'Meet The Wildin'), isNoneLeft: aiMatches >= aiLimit };
  return (
    <SkyFrame seed={String(me)} isWhole>
      {variant === 'everything_exhausted' && <SpiritRealm />}
      {variant === 'human_exhausted' && (
        <Scene title={noMatchWords[variant].title} why={<FreshIn />}>
          <Summon {...withAi} label={t('matching.summon-the-wildin', 'Summon The Wildin')} isMain />
          <Adjust />
          <BackToMatch />
        </Scene>
      )}
      {variant === 'ai_exhausted' && (
        <Scene title={noMatchWords[variant].title} why={whyNobody(empty)} note={noMatchWords.free}>
          <WidenOffer widening={widening} onWidened={onWidened} />
          <Adjust isMain={!hasMain} />
          <Link href={paths.chats()} className={buttonClass({ variant: 'outline', size: 'lg', full: true })}>
            {t('matching.connect-with-your-tribe', 'Connect with Your Tribe')}
          </Link>
        </Scene>
      )}
      {variant === 'first_no_match' && (
        <Scene title={noMatchWords[variant].title} why={whyNobody(empty)} note={noMatchWords.free}>
          {isAlone && <Summon {...withAi} isMain />}
          <WidenOffer widening={widening} onWidened={onWidened} />
          <Button variant={hasMain || isAlone ? 'outline' : 'lime'} size="lg" full onClick={onAgain}>
            {t('matching.find-new-match', 'Find New Match')}
          </Button>
          <Adjust />
          {!isAlone && <Summon {...withAi} />}
        </Scene>
      )}
    </SkyFrame>
  );
}

type SceneProps = { title: string; why: ReactNode; note?: string | undefined; children: ReactNode };

function Scene({ title, why, note, children }: SceneProps) {
  return (
    <div className="mx-auto flex w-full max-w-md grow flex-col justify-center gap-8 px-6 pb-12">
      <div>
        <PageHeading className="text-4xl tracking-[-0.04em] text-balance">{title}</PageHeading>
        <p className="mt-3 text-lg text-ink-2">{why}</p>
      </div>
      <div className="flex flex-col gap-3">{children}</div>
      {note && <p className="text-sm text-ink-2">{note}</p>}
      {/* The debug page is only in English. */}
      {language === 'en' && (
        <Link href={paths.soulDebug()} className="inline-flex min-h-11 items-center text-sm text-ink-2 underline">
          {t('matching.matching-lid-off', 'Matching, lid off')}
        </Link>
      )}
    </div>
  );
}

function FreshIn() {
  return (
    <span>
      {t(
        'matching.you-have-met-everyone-today',
        'You have met everyone today holds for you. Fresh matches come at midnight, in',
      )}{' '}
      <DayCountdown />
      <span>.</span>
    </span>
  );
}

function Adjust({ isMain = false }: { isMain?: boolean }) {
  return (
    <Link
      href={paths.soulSetup()}
      className={buttonClass({ variant: isMain ? 'lime' : 'outline', size: 'lg', full: true })}
    >
      {t('matching.adjust-soul-preferences', 'Adjust Soul Preferences')}
    </Link>
  );
}

function BackToMatch() {
  return (
    <Link href={paths.match()} className={buttonClass({ variant: 'quiet', size: 'lg', full: true })}>
      {t('matching.back-to-match', 'Back to match')}
    </Link>
  );
}

type SummonProps = { label: string; isNoneLeft: boolean; isMain?: boolean };

/** The button that introduces an AI character. A label says that the character is an AI. */
function Summon({ label, isNoneLeft, isMain = false }: SummonProps) {
  const { summon, isSummoning, isExhausted } = useSummon();
  const isNone = isNoneLeft || isExhausted;
  return (
    <div className={isMain ? 'mb-3' : 'mt-3 border-t border-line pt-6'}>
      <Button variant="iris" size="lg" full pending={isSummoning} disabled={isNone} onClick={summon}>
        <Sparkle size={22} filled /> {label}
      </Button>
      <p
        data-reads
        className="mt-2.5 flex flex-wrap items-center justify-center gap-x-2 text-center text-sm text-ink-2"
      >
        <AiMark />
        {t('matching.the-wildin-fictional-ai-curated', 'The Wildin fictional AI curated character')}
        {isNone && <span>{t('matching.all-of-todays-are-met', 'All of today’s are met.')}</span>}
      </p>
    </div>
  );
}
