import type { ReactNode } from 'react';

export type OverlayProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One sentence below the title. */
  description?: ReactNode;
  children?: ReactNode;
  /** Actions that stay visible at the lower edge. */
  footer?: ReactNode;
};

/**
 * `lead` is a picture or icon at the start of the title's row. With `keepsHeight`, the sheet always has its full height
 * on screens narrower than `md`. So a search field in the sheet does not move when the list below gets shorter.
 */
export type SheetProps = OverlayProps & { lead?: ReactNode; keepsHeight?: boolean };

export type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Says what confirming does, and whether that can be undone. */
  description: ReactNode;
  confirm: string;
  cancel?: string | undefined;
  danger?: boolean | undefined;
  pending?: boolean | undefined;
  onConfirm: () => void;
};

export type FullScreenProps = {
  onClose: () => void;
  title: string;
  /** The accessible name of the close button. */
  closeLabel?: string | undefined;
  children: ReactNode;
};
