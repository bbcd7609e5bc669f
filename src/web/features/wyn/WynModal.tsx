import * as Radix from 'radix-ui/dialog';
import { useRef } from 'react';
import { wyn } from '#content/wyn.ts';
import { AiMark } from '#web/ui/Marks.tsx';
import { cx } from '#web/ui/cx.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { DotsThree } from '#web/ui/icons/DotsThree.ts';
import { Sparkle } from '#web/ui/icons/Sparkle.ts';
import { X } from '#web/ui/icons/X.ts';
import { Menu } from '#web/ui/Menu.tsx';
import { useReturnFocus } from '#web/ui/useReturnFocus.ts';
import { t } from '#web/words/words.ts';
import { talkOf, usePerson } from './wyn.data.ts';
import { WynTalk } from './WynTalk.tsx';

/** Wyn's window: a sheet at the lower edge below 768 px, else at most 600 px high in the middle of the screen. */
export function WynModal({ onClose }: { onClose: () => void }) {
  const person = usePerson();
  const frame = useRef<HTMLDivElement>(null);
  const { onOpenAutoFocus, ...overlay } = useReturnFocus();
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="scrim fixed inset-0 z-40 bg-scrim" />
        <Radix.Content
          {...overlay}
          ref={frame}
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus(event);
            event.preventDefault();
            // On a touch screen the keyboard would cover the conversation.
            const field = matchMedia('(pointer: fine)').matches ? frame.current?.querySelector('textarea') : null;
            (field ?? frame.current)?.focus();
          }}
          className={cx(
            'sheet fixed z-50 flex flex-col bg-paper text-ink outline-none',
            'inset-x-0 bottom-[var(--seen-below,0px)] h-[92dvh] max-h-(--seen-height) rounded-t-sheet',
            'md:inset-0 md:m-auto md:h-[37.5rem] md:max-h-[min(92dvh,var(--seen-height,100dvh))] md:w-[30rem] md:rounded-sheet md:border md:border-line',
          )}
        >
          <header className="flex items-center gap-3 border-b border-line py-4 pe-2 ps-5">
            <span className="grid size-[min(3rem,13vw)] shrink-0 place-items-center rounded-full bg-iris text-on-iris">
              <Sparkle size={28} filled />
            </span>
            <div className="min-w-0 grow">
              <div className="flex items-center gap-2.5">
                <Radix.Title className="text-xl">{wyn.name}</Radix.Title>
                <AiMark />
              </div>
              <Radix.Description className="text-[min(0.9375rem,6vw)] text-ink-2">
                {t('wyn.tagline', 'Your AI wingman with a brain')}
              </Radix.Description>
            </div>
            <div className="-ms-2 flex shrink-0">
              {person !== undefined && (
                <Menu
                  items={[
                    {
                      label: t('wyn.clear-conversation', 'Clear conversation'),
                      danger: true,
                      onSelect: () => talkOf(person).clear(),
                    },
                  ]}
                >
                  <IconButton
                    icon={DotsThree}
                    label={t('wyn.more-about-this-conversation', 'More about this conversation')}
                  />
                </Menu>
              )}
              <Radix.Close asChild>
                <IconButton icon={X} label={t('wyn.close', 'Close')} />
              </Radix.Close>
            </div>
          </header>
          {person !== undefined && <WynTalk key={person} person={person} />}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
