import { t } from '#web/words/words.ts';
import * as Radix from 'radix-ui/dialog';
import { IconButton } from '#web/ui/IconButton.tsx';
import { X } from '#web/ui/icons/X.ts';
import { useReturnFocus } from '#web/ui/useReturnFocus.ts';
import { WayOut } from '#web/ui/wayOut.ts';
import type { FullScreenProps } from './props.ts';
import { useWayBack } from './useWayBack.ts';

export function FullWindow({ onClose, title, closeLabel = t('ui.close', 'Close'), children }: FullScreenProps) {
  const returnFocus = useReturnFocus();
  useWayBack(true, onClose);
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Content
          {...returnFocus}
          aria-describedby={undefined}
          className="pop pt-safe fixed inset-0 z-50 flex flex-col overflow-y-auto overscroll-contain bg-paper text-ink"
        >
          <div className="mx-auto flex w-full max-w-[42.5rem] grow flex-col lg:max-w-[68rem]">
            <div className="flex items-center gap-3 pt-3 pe-3 ps-5">
              <Radix.Title data-overlay-title tabIndex={-1} className="grow text-lg lg:text-3xl outline-none">
                {title}
              </Radix.Title>
              <Radix.Close asChild>
                <IconButton icon={X} label={closeLabel} />
              </Radix.Close>
            </div>
            <WayOut value={null}>{children}</WayOut>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
