import { Link } from 'wouter';
import { paths } from '#web/paths.ts';
import { AnimalShape } from '#web/ui/AnimalShape.tsx';
import { bee } from '#web/ui/animals/bee.ts';
import { fox } from '#web/ui/animals/fox.ts';
import { otter } from '#web/ui/animals/otter.ts';
import { owl } from '#web/ui/animals/owl.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { PageHeading } from '#web/ui/Page.tsx';
import { SkyScene } from '#web/ui/SkyScene.tsx';
import { useTitle } from '#web/ui/useTitle.ts';

/** The first thing anybody sees. Its words stand in index.html too, in the same places, so that nothing jumps. */
export function LandingPage() {
  useTitle('Real self. Real connections');
  return (
    <SkyScene seed="welcome" peak={[0.64, 0.3]} widePeak={[0.76, 0.47]} className="landing">
      <header className="landing-bar">
        <span className="display-tight text-2xl">wildin</span>
        <Link href={paths.login()} className="landing-login">
          Already wildin?
        </Link>
      </header>
      <div className="landing-picture" aria-hidden>
        <AnimalShape drawing={fox} className="landing-fox" />
        <AnimalShape drawing={owl} className="landing-owl" />
        <AnimalShape drawing={bee} className="landing-bee" />
        <figure className="landing-otter">
          <AnimalShape drawing={otter} className="size-full text-lime" />
          <figcaption>
            <span className="latin block text-lg text-moon">Lutra amicabilis</span>
            <span className="text-xs font-semibold text-moon-2">Hype Connector, 1 of 16</span>
          </figcaption>
        </figure>
      </div>
      <div className="landing-words">
        <PageHeading className="landing-title">
          <span className="block">Real self.</span> <span className="block">Real connections</span>
        </PageHeading>
        <p className="landing-lede">True companions, matched by who you really are.</p>
        <Link href={paths.signup()} className={buttonClass({ variant: 'lime', size: 'lg', full: true })}>
          JOIN NOW
        </Link>
      </div>
    </SkyScene>
  );
}
