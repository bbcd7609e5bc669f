import type { FullScreenProps } from './windows/props.ts';
import { useWindows } from './windows/useWindows.ts';

/** A window as large as the screen. It keeps the focus inside, and restores the former focus on closing. */
export function FullScreen(props: FullScreenProps) {
  const windows = useWindows(true, props.onClose);
  return windows && <windows.FullWindow {...props} />;
}
