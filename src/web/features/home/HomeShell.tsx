import { Greeting, homeColumn } from './Greeting.tsx';

/**
 * The home screen in the HTML (scripts/landing-plugin.ts): everything that every visit shows, in its final place. Only
 * this device knows the name, so the heading is invisible until a script fills it in (src/web/look.ts). The line below
 * the heading is the page's largest text and is shown at once.
 */
export function HomeShell() {
  return (
    <div className="lg:pl-(--rail)">
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
