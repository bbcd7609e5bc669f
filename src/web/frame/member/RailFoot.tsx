import { WynButton } from '#web/parts/wyn/WynButton.tsx';
import { PartyTool, PreferencesTool } from './Tools.tsx';
import { VibeButton } from './VibeButton.tsx';

/** The tools of the whole app, one tap away on every page of a wide screen. Like the areas above, all have names. */
export function RailFoot() {
  return (
    <>
      <PartyTool />
      <PreferencesTool />
      <VibeButton />
      <WynButton isNamed />
    </>
  );
}
