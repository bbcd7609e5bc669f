import { Link } from 'wouter';
import { paths } from '#web/paths.ts';
import { VibeButton } from './VibeButton.tsx';
import { WynButton } from '#web/parts/wyn/WynButton.tsx';
import { WordMark } from '#web/frame/WordMark.tsx';
import { t } from '#web/words/words.ts';
import { PartyTool, PreferencesTool } from './Tools.tsx';
import { areToolsNamed } from './toolNames.ts';

/** The word mark and the tools of the whole app, on the home screen and under Match. Wide screens have the rail. */
export function TopBar() {
  const isNamed = areToolsNamed();
  return (
    <header className="pt-safe @container bg-paper lg:hidden">
      <div className="mx-auto grid h-(--bar-top) max-w-[42.5rem] grid-cols-[1fr_auto_1fr] items-center px-3 @max-[18rem]:grid-cols-2 @max-[18rem]:px-0">
        <div className="flex items-center">
          <PartyTool isNamed={isNamed} />
          <VibeButton isNamed={isNamed} />
        </div>
        <Link
          href={paths.home()}
          aria-label={t('frame.wildin-home', 'wildin, home')}
          className="rounded-control px-1 @max-[18rem]:hidden"
        >
          <WordMark />
        </Link>
        <div className="flex items-center justify-end">
          <PreferencesTool isNamed={isNamed} />
          <WynButton isNamed={isNamed} />
        </div>
      </div>
    </header>
  );
}
