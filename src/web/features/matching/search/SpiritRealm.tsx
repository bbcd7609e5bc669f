import { Link } from 'wouter';
import { paths } from '#web/paths.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import type { Icon } from '#web/ui/icons/icon.tsx';
import { ChatCircle } from '#web/ui/icons/ChatCircle.ts';
import { CloudLightning } from '#web/ui/icons/CloudLightning.ts';
import { Compass } from '#web/ui/icons/Compass.ts';
import { Confetti } from '#web/ui/icons/Confetti.ts';
import { Heart } from '#web/ui/icons/Heart.ts';
import { TrendUp } from '#web/ui/icons/TrendUp.ts';
import { PageHeading } from '#web/ui/Page.tsx';
import { t } from '#web/words/words.ts';
import { DayCountdown } from '#web/features/matching/sky/DayCountdown.tsx';
import { noMatchWords } from './nomatch.words.ts';

const elsewhere: readonly { name: string; href: string; icon: Icon }[] = [
  { name: t('common.peek', 'Peek'), href: paths.peek(), icon: Compass },
  { name: t('common.chat', 'Chat'), href: paths.chats(), icon: ChatCircle },
  { name: t('matching.trending', 'Trending'), href: paths.trending(), icon: TrendUp },
  { name: t('common.interests', 'Interests'), href: paths.interests(), icon: Heart },
  { name: t('matching.chaos', 'Chaos'), href: paths.chaos(), icon: CloudLightning },
  { name: t('matching.quiz-party', 'Quiz party'), href: paths.quizParty(), icon: Confetti },
];

/**
 * Shown when the day's matches and AI characters are used up. Lists other activities and counts down to the next day.
 */
export function SpiritRealm() {
  return (
    <div className="mx-auto flex w-full max-w-md grow flex-col justify-center gap-8 px-6 pb-12">
      <div>
        <PageHeading className="text-4xl tracking-[-0.04em] text-balance">
          {noMatchWords.everything_exhausted.title}
        </PageHeading>
        <p className="mt-3 text-lg text-ink-2">
          {t(
            'matching.every-soul-and-every-ai',
            'Every soul and every AI character of the day is met. The rest of the world is still open.',
          )}
        </p>
      </div>
      <nav
        aria-label={t('matching.explore', 'Explore')}
        className="grid grid-cols-2 border-t border-line min-[360px]:grid-cols-3"
      >
        {elsewhere.map(({ name, href, icon: Glyph }) => (
          <Link
            key={name}
            href={href}
            className="display flex min-h-24 flex-col items-center justify-center gap-2 border-b border-line px-1 py-4 text-center hover:bg-paper-2"
          >
            <Glyph size={28} />
            {name}
          </Link>
        ))}
      </nav>
      <div>
        <Link href={paths.match()} className={buttonClass({ variant: 'lime', size: 'lg', full: true })}>
          {t('matching.return-at-noon-tomorrow', 'Return at Noon Tomorrow')}
        </Link>
        <p className="mt-3 text-center text-sm text-ink-2">
          {t('matching.or-sooner-your-new-day', 'Or sooner: your new day begins at midnight, in')} <DayCountdown />
          <span>.</span>
        </p>
      </div>
    </div>
  );
}
