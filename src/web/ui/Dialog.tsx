import type { ConfirmDialogProps, OverlayProps } from './windows/props.ts';
import { useWindows } from './windows/useWindows.ts';

export type { ConfirmDialogProps };

/** A window in the middle of the screen for one short task. */
export function Dialog(props: OverlayProps) {
  const windows = useWindows(props.open, () => props.onOpenChange(false));
  return windows && <windows.DialogWindow {...props} />;
}

/** A question that the person must answer. The caller closes the window when the work is done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const windows = useWindows(props.open, () => props.onOpenChange(false));
  return windows && <windows.ConfirmWindow {...props} />;
}
