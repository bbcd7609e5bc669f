import { archetypes } from '#content/archetypes.ts';
import { paths } from '#web/paths.ts';
import { AnimalShape } from '#web/ui/AnimalShape.tsx';
import { bee } from '#content/animals/bee.ts';
import { fox } from '#content/animals/fox.ts';
import { owl } from '#content/animals/owl.ts';
import { ContourLines } from '#web/ui/ContourLines.tsx';
import { spoken, t } from '#web/words/words.ts';
import { Otter } from './Otter.tsx';
import { Stars } from './Stars.tsx';

/** The first screen of the landing page. */
export function Hero() {
  const { name, latinName } = archetypes.ENFP;
  return (
    <section className="landing-hero">
      <div className="landing-sky sky-glow">
        <Stars seed="welcome" />
        <ContourLines seed="welcome" height={844} peak={[0.64, 0.3]} widePeak={[0.76, 0.47]} />
      </div>
      <div className="landing-picture" aria-hidden>
        <AnimalShape drawing={fox} className="landing-fox" />
        <AnimalShape drawing={owl} className="landing-owl" />
        <AnimalShape drawing={bee} className="landing-bee" />
        <figure className="landing-otter">
          <Otter isFirst />
          <figcaption>
            <span lang="la" className="latin">
              {latinName}
            </span>
            <span>{t('landing.1-of-16', '{name}, 1 of 16', { name: spoken(name) })}</span>
          </figcaption>
        </figure>
      </div>
      <div className="landing-words">
        <h1 data-page-heading tabIndex={-1} className="landing-title">
          <span>{t('landing.real-self', 'Real self.')}</span>{' '}
          <span>{t('landing.real-connections', 'Real connections')}</span>
        </h1>
        <p className="landing-lede">
          {t('landing.true-companions-matched-by-who', 'True companions, matched by who you really are.')}
        </p>
        <ol className="landing-next">
          <li>{t('landing.first-the-quiz', '15 questions, four minutes')}</li>
          <li>{t('landing.then-one-animal', 'one animal of sixteen')}</li>
          <li>{t('landing.then-people', 'people who fit you, with the reasons')}</li>
        </ol>
        <a href={paths.signup()} className="landing-join">
          {t('common.join-now', 'JOIN NOW')}
        </a>
        <p className="landing-beside">
          <span>{t('landing.free-and-adult', 'Free, 18+')}</span>
          <a href={paths.vibeCheck()}>{t('landing.see-what-people-are-posting', 'See what people are posting')}</a>
        </p>
      </div>
    </section>
  );
}
