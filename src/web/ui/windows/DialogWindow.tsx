import { useState } from 'react';
import * as Alert from 'radix-ui/alert-dialog';
import * as Radix from 'radix-ui/dialog';
import { t } from '#web/words/words.ts';
import { Button } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { X } from '#web/ui/icons/X.ts';
import type { ConfirmDialogProps, OverlayProps } from './props.ts';
import { useReturnFocus } from '#web/ui/useReturnFocus.ts';
import { useWayBack } from './useWayBack.ts';
import { WayOut } from '#web/ui/wayOut.ts';

const frame = cx(
  'pop fixed inset-x-4 top-[calc(var(--seen-top,0px)+var(--seen-height,100dvh)/2)] z-50 mx-auto flex max-h-[min(88dvh,var(--seen-height,100dvh))] max-w-md -translate-y-1/2 flex-col overflow-y-auto',
  'rounded-sheet border border-line bg-paper text-ink',
);

export function DialogWindow({ open, onOpenChange, title, description, children, footer }: OverlayProps) {
  const returnFocus = useReturnFocus();
  useWayBack(open, () => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="scrim fixed inset-0 z-50 bg-scrim" />
        <Radix.Content {...returnFocus} {...(description ? {} : { 'aria-describedby': undefined })} className={frame}>
          <div className="flex items-start gap-3 pt-5 pe-3 ps-6">
            <div className="min-w-0 grow pt-1.5 wrap-anywhere">
              <Radix.Title data-overlay-title tabIndex={-1} className="text-xl outline-none">
                {title}
              </Radix.Title>
              {description && <Radix.Description className="mt-1 text-sm text-ink-2">{description}</Radix.Description>}
            </div>
            <Radix.Close asChild>
              <IconButton icon={X} label={t('ui.close', 'Close')} />
            </Radix.Close>
          </div>
          <div className="min-h-32 grow overflow-y-auto px-6 py-4">
            <WayOut value={null}>{children}</WayOut>
          </div>
          {footer && <div className="flex flex-wrap justify-end gap-3 px-6 pb-6">{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export function ConfirmWindow(props: ConfirmDialogProps) {
  const { open, onOpenChange, pending, onConfirm } = props;
  const { title, description, confirm, cancel = t('common.cancel', 'Cancel'), danger } = useAsLast(open, props);
  const returnFocus = useReturnFocus();
  useWayBack(open, () => onOpenChange(false));
  return (
    <Alert.Root open={open} onOpenChange={onOpenChange}>
      <Alert.Portal>
        <Alert.Overlay className="scrim fixed inset-0 z-50 bg-scrim" />
        <Alert.Content {...returnFocus} className={cx(frame, 'gap-2 p-6')}>
          <Alert.Title className="text-xl">{title}</Alert.Title>
          <Alert.Description className="text-ink-2">{description}</Alert.Description>
          <div className="mt-4 flex flex-wrap justify-end gap-3">
            <Alert.Cancel asChild>
              <Button variant="outline">{cancel}</Button>
            </Alert.Cancel>
            <Button variant={danger ? 'danger' : 'ink'} pending={pending} onClick={onConfirm}>
              {confirm}
            </Button>
          </div>
        </Alert.Content>
      </Alert.Portal>
    </Alert.Root>
  );
}

/** Returns the props that the window last had while open, because the page may pass other props while it closes. */
function useAsLast<T>(isOpen: boolean, asked: T): T {
  const [last, keep] = useState(asked);
  if (isOpen && asked !== last) keep(asked);
  return isOpen ? asked : last;
}
