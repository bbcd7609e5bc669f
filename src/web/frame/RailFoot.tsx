import { VibeButton } from './VibeButton.tsx';
import { WynButton } from './WynButton.tsx';

/** The two that are a tap away on every page of a wide screen. */
export function RailFoot() {
  return (
    <>
      <VibeButton />
      <WynButton />
    </>
  );
}
