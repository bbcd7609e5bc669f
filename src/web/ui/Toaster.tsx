import * as Radix from 'radix-ui/toast';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { t } from '#web/words/words.ts';
import { cx } from './cx.ts';
import { IconButton } from './IconButton.tsx';
import { X } from './icons/X.ts';
import { doOverlap, placeToast, type Box } from './toast.place.ts';
import { toasts, type ToastItem, type ToastTone } from './toast.ts';

const tones: Record<ToastTone, string> = { plain: 'bg-edge', good: 'bg-lime', bad: 'bg-coral' };

/** Shows the toasts. The frame mounts it once. */
export function Toaster() {
  const items = useSyncExternalStore(toasts.subscribe, toasts.current, toasts.current);
  return (
    <Radix.Provider
      swipeDirection="right"
      swipeThreshold={50}
      duration={5000}
      label={t('ui.notification', 'Notification')}
    >
      {items.map((item) => (
        <Toast key={item.id} item={item} />
      ))}
      <Radix.Viewport
        hotkey={['F8']}
        label={t('ui.notifications', "Notifications ('{'hotkey'}')")}
        className="pointer-events-none fixed inset-x-3 top-0 z-60 mx-auto flex h-dvh max-w-md flex-col outline-none lg:right-auto lg:left-[calc(var(--rail)+1.25rem)] lg:mx-0 lg:w-96"
      />
    </Radix.Provider>
  );
}

function Toast({ item }: { item: ToastItem }) {
  const { title, note, description, tone = 'plain', urgent, action, picture, onPress } = item;
  const words = (
    <>
      <Radix.Title className={cx('font-semibold', onPress && 'truncate')}>
        <bdi>{title}</bdi>
        {note !== undefined && ` · ${note}`}
      </Radix.Title>
      {description && (
        <Radix.Description className={cx('text-sm opacity-85', onPress && 'line-clamp-2')}>
          {description}
        </Radix.Description>
      )}
    </>
  );
  const [place, top] = usePlace();
  return (
    <Radix.Root
      ref={place}
      style={{ top }}
      open={item.open}
      onOpenChange={(open) => !open && toasts.dismiss(item.id)}
      duration={item.duration}
      type={urgent ? 'foreground' : 'background'}
      // With large text the action has a row of its own.
      className="toast pointer-events-auto absolute inset-x-0 flex flex-wrap items-center gap-x-3 rounded-bubble bg-ink py-0.5 pr-1 pl-4 text-paper lg:py-2 lg:pr-2"
    >
      {picture ?? <span aria-hidden className={cx('h-8 w-1 shrink-0 rounded-full', tones[tone])} />}
      {onPress ? (
        <Radix.Action
          altText={t('ui.open', 'Open: {title}', { title })}
          onClick={onPress}
          className="min-h-11 min-w-0 grow basis-28 py-1 text-left"
        >
          {words}
        </Radix.Action>
      ) : (
        <div className="min-w-0 grow basis-28 py-1">{words}</div>
      )}
      {action && (
        <Radix.Action
          altText={action.label}
          onClick={action.onPress}
          className="ml-auto min-h-11 shrink-0 rounded-control px-3 font-bold underline underline-offset-4"
        >
          {action.label}
        </Radix.Action>
      )}
      <Radix.Close asChild>
        <IconButton
          icon={X}
          label={t('ui.dismiss', 'Dismiss')}
          size={20}
          className="!text-paper hover:!bg-transparent"
        />
      </Radix.Close>
    </Radix.Root>
  );
}

const WIDE = '(width >= 1200px)';
/** A page's bar, and the primary action, which is lime wherever it stands. */
const NEVER = 'header, [data-bar], [role="dialog"] h2, a.bg-lime, button.bg-lime';
/** What can be tapped or read; `data-reads` marks text that a toast would otherwise cover just when it matters. */
const READS = '[data-reads]';
const RATHER = `main :is(h1, h2, a, button, input, textarea, label), ${READS}`;

/**
 * Places a toast when it appears, and again while it is there if the page under it changes so that it covers what it never
 * may: a phone's stands below the page's bar, a desk's at the lower left.
 */
function usePlace() {
  const own = useRef<HTMLElement | null>(null);
  const [top, setTop] = useState(0);
  const settle = useCallback(() => {
    const toast = own.current;
    if (toast !== null) setTop((now) => (now > 0 && !isInTheWay(toast, now) ? now : placeOf(toast)));
  }, []);
  const place = useCallback((element: HTMLElement | null) => void (own.current = element), []);
  useLayoutEffect(settle, [settle]);
  useEffect(() => {
    let frame = 0;
    const later = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(settle);
    };
    const watch = new MutationObserver(later);
    const root = document.querySelector('#root');
    if (root) watch.observe(root, { childList: true, subtree: true });
    window.addEventListener('resize', later);
    // The page may have changed since the toast's first frame.
    later();
    return () => {
      cancelAnimationFrame(frame);
      watch.disconnect();
      window.removeEventListener('resize', later);
    };
  }, [settle]);
  return [place, top] as const;
}

function placeOf(toast: HTMLElement): number {
  const { left, right } = toast.getBoundingClientRect();
  const from = matchMedia(WIDE).matches ? 'bottom' : 'top';
  const surroundings = { never: boxesOf(NEVER, toast), rather: boxesOf(RATHER, toast) };
  const own = { left, right, height: toast.offsetHeight };
  return placeToast(own, { height: window.innerHeight, from }, surroundings);
}

/** A toast stays where it is unless a new page brought a header, a primary action or marked text under it. */
function isInTheWay(toast: HTMLElement, top: number): boolean {
  const { left, right } = toast.getBoundingClientRect();
  const bottom = top + toast.offsetHeight;
  if (bottom > window.innerHeight) return true;
  return boxesOf(`${NEVER}, ${READS}`, toast).some((box) => doOverlap({ left, right, top, bottom }, box));
}

/** Returns the boxes that show in the window; what lies inside the toast itself does not count. */
function boxesOf(selector: string, toast: HTMLElement): Box[] {
  return [...document.querySelectorAll(selector)]
    .filter((element) => !toast.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height, top, bottom }) => width > 1 && height > 1 && bottom > 0 && top < window.innerHeight);
}
