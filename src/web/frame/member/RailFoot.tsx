import { PartyTool, PreferencesTool, WynTool } from './Tools.tsx';
import { VibeButton } from './VibeButton.tsx';

/** The tools of the whole app, one tap away on every page of a wide screen. */
export function RailFoot() {
  return (
    <>
      <PartyTool />
      <PreferencesTool />
      <VibeButton />
      <WynTool />
    </>
  );
}
