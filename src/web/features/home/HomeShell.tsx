import { Greeting, homeColumn } from './Greeting.tsx';

/**
 * The part of the home screen that scripts/landing-plugin.ts writes into the HTML. It shows what every visit shows, in
 * its final place. Only this device knows the person's name, so the heading is invisible until a script
 * (src/web/look.ts) fills in the name. The line below the heading is the page's largest text and is shown at once.
 */
export function HomeShell() {
  return (
    <div className="lg:ps-(--rail)">
      <div className="pt-safe lg:hidden">
        <div className="flex h-(--bar-top) items-center justify-center">
          <span className="display-tight text-2xl">wildin</span>
        </div>
      </div>
      <div className={homeColumn}>
        <Greeting name="" isDeferred />
      </div>
    </div>
  );
}
