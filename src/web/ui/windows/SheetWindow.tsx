import * as Radix from 'radix-ui/dialog';
import { t } from '#web/words/words.ts';
import { cx } from '#web/ui/cx.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { X } from '#web/ui/icons/X.ts';
import { useReturnFocus } from '#web/ui/useReturnFocus.ts';
import { WayOut } from '#web/ui/wayOut.ts';
import type { SheetProps } from './props.ts';
import { useWayBack } from './useWayBack.ts';

export function SheetWindow({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  lead,
  keepsHeight,
}: SheetProps) {
  const returnFocus = useReturnFocus();
  useWayBack(open, () => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="scrim fixed inset-0 z-50 bg-scrim" />
        <Radix.Content
          {...returnFocus}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={cx(
            'sheet sheet-side fixed z-50 flex flex-col bg-paper text-ink',
            'inset-x-0 bottom-[var(--seen-below,0px)] max-h-[min(92dvh,var(--seen-height,100dvh))] rounded-t-sheet',
            keepsHeight === true && 'max-md:h-[92dvh]',
            'md:inset-y-3 md:end-3 md:start-auto md:max-h-none md:w-[26rem] md:rounded-sheet md:border md:border-line',
          )}
        >
          <SheetHead title={title} description={description} lead={lead} />
          <div className="grow overflow-y-auto overscroll-contain px-5 py-5">
            <WayOut value={null}>{children}</WayOut>
          </div>
          {footer && <div className="pb-safe flex gap-3 border-t border-line px-5 pt-4">{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function SheetHead({ title, description, lead }: Pick<SheetProps, 'title' | 'description' | 'lead'>) {
  return (
    <div className="flex items-center gap-3 border-b border-line py-4 pe-3 ps-5">
      {lead}
      <div className="min-w-0 grow">
        <Radix.Title data-overlay-title tabIndex={-1} className="text-xl outline-none">
          {title}
        </Radix.Title>
        {description && <Radix.Description className="text-sm text-ink-2">{description}</Radix.Description>}
      </div>
      <Radix.Close asChild>
        <IconButton icon={X} label={t('ui.close', 'Close')} />
      </Radix.Close>
    </div>
  );
}
