import type { SheetProps } from './windows/props.ts';
import { useWindows } from './windows/useWindows.ts';

/** A sheet from the bottom in windows below 768 px, else from the side. Keeps the focus inside while it is open. */
export function Sheet(props: SheetProps) {
  const windows = useWindows(props.open, () => props.onOpenChange(false));
  return windows && <windows.SheetWindow {...props} />;
}
