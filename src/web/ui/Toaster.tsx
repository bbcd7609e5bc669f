import * as Radix from 'radix-ui/toast';
import { useSyncExternalStore } from 'react';
import { cx } from './cx.ts';
import { IconButton } from './IconButton.tsx';
import { X } from './icons/X.ts';
import { toasts, type ToastItem, type ToastTone } from './toast.ts';

const tones: Record<ToastTone, string> = { plain: 'bg-edge', good: 'bg-lime', bad: 'bg-coral' };

/** The place where toasts appear. Mounted once, by the frame. */
export function Toaster() {
  const items = useSyncExternalStore(toasts.subscribe, toasts.current, toasts.current);
  return (
    <Radix.Provider swipeDirection="right" swipeThreshold={50} duration={5000} label="Notification">
      {items.map((item) => (
        <Toast key={item.id} item={item} />
      ))}
      <Radix.Viewport
        hotkey={['F8']}
        label="Notifications ({hotkey})"
        className="fixed inset-x-3 top-[calc(0.5rem+env(safe-area-inset-top))] z-60 flex flex-col outline-none md:top-auto md:right-5 md:bottom-5 md:left-auto md:w-96"
      />
    </Radix.Provider>
  );
}

function Toast({ item }: { item: ToastItem }) {
  const { title, description, tone = 'plain', urgent, action, picture, onPress } = item;
  const words = (
    <>
      <Radix.Title className={cx('font-semibold', onPress && 'truncate')}>{title}</Radix.Title>
      {description && (
        <Radix.Description className={cx('text-sm opacity-85', onPress && 'line-clamp-2')}>
          {description}
        </Radix.Description>
      )}
    </>
  );
  return (
    <Radix.Root
      open={item.open}
      onOpenChange={(open) => !open && toasts.dismiss(item.id)}
      duration={item.duration}
      type={urgent ? 'foreground' : 'background'}
      className="toast flex items-center gap-3 rounded-bubble bg-ink py-2 pr-2 pl-4 text-paper"
    >
      {picture ?? <span aria-hidden className={cx('h-8 w-1 shrink-0 rounded-full', tones[tone])} />}
      {onPress ? (
        <Radix.Action altText={`Open: ${title}`} onClick={onPress} className="min-h-11 min-w-0 grow py-1 text-left">
          {words}
        </Radix.Action>
      ) : (
        <div className="min-w-0 grow py-1">{words}</div>
      )}
      {action && (
        <Radix.Action
          altText={action.label}
          onClick={action.onPress}
          className="min-h-11 shrink-0 rounded-control px-3 font-bold underline underline-offset-4"
        >
          {action.label}
        </Radix.Action>
      )}
      <Radix.Close asChild>
        <IconButton icon={X} label="Dismiss" size={20} className="!text-paper hover:!bg-transparent" />
      </Radix.Close>
    </Radix.Root>
  );
}
