import { paths } from '#web/paths.ts';
import { AiMark } from '#web/ui/Marks.tsx';
import { t } from '#web/words/words.ts';
import { OtherLanguage } from '#web/ui/OtherLanguage.tsx';
import { Chapters } from './Chapters.tsx';
import { Hero } from './Hero.tsx';
import { Stars } from './Stars.tsx';

/** Opens Wyn's window over this page, whichever address it has. */
const WYN = '?open=wyn';

/**
 * The whole landing page, without state, effects and style attributes. The build writes it into the HTML
 * (scripts/landing-plugin.ts), so it shows before any script has loaded, and without scripts.
 */
export function Landing() {
  return (
    <div className="landing sky">
      <header className="landing-bar">
        <span className="display-tight text-2xl">wildin</span>
        <div className="landing-ways">
          <a href={paths.login()} className="landing-login">
            {t('common.already-wildin', 'Already wildin?')}
          </a>
          <a
            href={WYN}
            title={t('frame.chat-with-wyn-your-ai', 'Chat with Wyn, your AI wingman')}
            className="landing-login"
          >
            {t('landing.wyn', 'Wyn')} <AiMark className="ms-1.5" />
          </a>
        </div>
      </header>
      <main id="main">
        <Hero />
        <Chapters />
        <section className="landing-end" aria-labelledby="landing-end">
          <Stars seed="end" />
          <h2 id="landing-end" className="landing-heading">
            {t('landing.come-as-you-are', 'Come as you are.')}
          </h2>
          <p>
            {t('landing.fifteen-questions-stand-between-you', 'Fifteen questions stand between you and your animal.')}
          </p>
          <a href={paths.signup()} className="landing-join">
            {t('common.join-now', 'JOIN NOW')}
          </a>
        </section>
      </main>
      <footer className="landing-foot">
        <nav aria-label={t('landing.the-fine-print', 'The fine print')}>
          <a href={paths.terms()}>{t('common.terms', 'Terms')}</a>
          <a href={paths.privacy()}>{t('common.privacy', 'Privacy')}</a>
          <a href={paths.safety()}>{t('common.safety', 'Safety')}</a>
          <a href={paths.takeDown()}>{t('common.take-something-down', 'Take something down')}</a>
          <a href={paths.transparency()}>{t('landing.what-we-did', 'Reports in numbers')}</a>
          <a href={paths.login()}>{t('common.already-wildin', 'Already wildin?')}</a>
          <OtherLanguage />
        </nav>
        <p>
          {t(
            'landing.for-adults-18-and-over',
            'For adults, 18 and over. The sixteen animals and their names are our own; Wildin belongs to no publisher of personality tests.',
          )}
        </p>
      </footer>
    </div>
  );
}
