import { Greeting, homeColumn } from './Greeting.tsx';

/**
 * The home screen as the HTML brings it (scripts/landing-plugin.ts): what is there at every visit, where it will be.
 * The name is this device's to know (src/web/look.ts); until it is filled in, the greeting stays unseen.
 */
export function HomeShell() {
  return (
    <div className="lg:pl-(--rail)">
      <div className="pt-safe">
        <div className="flex h-(--bar-top) items-center justify-center">
          <span className="display-tight text-2xl">wildin</span>
        </div>
      </div>
      <div className={homeColumn} data-awaits-name>
        <Greeting name="" />
      </div>
    </div>
  );
}
