import type { SheetProps } from './windows/props.ts';
import { useWindows } from './windows/useWindows.ts';

/** A sheet from the bottom below 768 px, from the side above. It traps the focus, and returns it on closing. */
export function Sheet(props: SheetProps) {
  const windows = useWindows(props.open, () => props.onOpenChange(false));
  return windows && <windows.SheetWindow {...props} />;
}
