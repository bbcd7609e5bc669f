import * as Radix from 'radix-ui/toast';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { direction, t } from '#web/words/words.ts';
import { cx } from './cx.ts';
import { IconButton } from './IconButton.tsx';
import { X } from './icons/X.ts';
import { isHeld, isInTheWay, placeOf } from './toast.surroundings.ts';
import { toasts, type ToastItem, type ToastTone } from './toast.ts';
import { useItsTime } from './useItsTime.ts';
import { useMakingWay } from './useMakingWay.ts';

const tones: Record<ToastTone, string> = { plain: 'bg-edge', good: 'bg-lime', bad: 'bg-coral' };

/** Shows the toasts. The app's frame mounts this component once. */
export function Toaster() {
  const items = useSyncExternalStore(toasts.subscribe, toasts.current, toasts.current);
  return (
    <Radix.Provider
      swipeDirection={direction === 'rtl' ? 'left' : 'right'}
      swipeThreshold={50}
      duration={Infinity}
      label={t('ui.notification', 'Notification')}
    >
      {items.map((item) => (
        <Settled key={item.id}>
          <Toast item={item} />
        </Settled>
      ))}
      {createPortal(
        <Radix.Viewport
          hotkey={['F8']}
          label={t('ui.notifications', "Notifications ('{'hotkey'}')")}
          className="pointer-events-none fixed inset-x-3 top-0 z-60 mx-auto flex h-dvh max-w-md flex-col outline-none lg:end-auto lg:start-[calc(var(--rail)+1.25rem)] lg:mx-0 lg:w-96"
        />,
        // The toasts are outside the page's root, because every window is above that root.
        document.body,
      )}
    </Radix.Provider>
  );
}

/** The longest wait for a page that loads (ms). */
const PATIENCE_MS = 1500;
/** A scene with this attribute shows alone; toasts come after it. */
const SCENE = '[data-scene]';
const isThere = (selector: string): boolean => document.querySelector(selector) !== null;

/** Renders `children` once the page has its content, because a place found on a skeleton is soon lost; not in a scene. */
function Settled({ children }: { children: ReactNode }) {
  const [isLoaded, setLoaded] = useState(() => !isThere('main .skeleton'));
  const [isScene, setScene] = useState(() => isThere(SCENE));
  useEffect(() => {
    const look = (): void => {
      if (!isThere('main .skeleton')) setLoaded(true);
      setScene(isThere(SCENE));
    };
    const watch = new MutationObserver(look);
    watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-scene'] });
    const stop = window.setTimeout(() => setLoaded(true), PATIENCE_MS);
    return () => {
      watch.disconnect();
      window.clearTimeout(stop);
    };
  }, []);
  return isLoaded && !isScene ? children : null;
}

function Toast({ item }: { item: ToastItem }) {
  const { title, note, description, tone = 'plain', urgent, action, picture, onPress } = item;
  const words = (
    <>
      <Radix.Title className={cx('font-semibold', onPress && 'truncate')}>
        <bdi>{title}</bdi>
        {note !== undefined && <span>{` · ${note}`}</span>}
      </Radix.Title>
      {description && (
        <Radix.Description className={cx('text-sm opacity-85', onPress && 'line-clamp-2')}>
          {description}
        </Radix.Description>
      )}
    </>
  );
  // With large text the action has its own row; only the cross stays in the row of the text.
  const room = cx('min-w-0 grow py-1', action ? 'basis-28' : 'basis-14');
  const [place, top, own] = usePlace();
  useItsTime(own, item);
  useMakingWay(own, item);
  return (
    <Radix.Root
      ref={place}
      style={{ top }}
      open={item.open}
      onOpenChange={(open) => !open && toasts.dismiss(item.id)}
      type={urgent ? 'foreground' : 'background'}
      // An open window disables pointer events outside it; the toast stays above the window and must accept taps.
      className="toast pointer-events-auto! absolute inset-x-0 flex flex-wrap items-center gap-x-3 rounded-bubble bg-ink py-0.5 pe-1 ps-4 text-paper lg:py-2 lg:pe-2"
    >
      {picture ?? <span aria-hidden className={cx('h-8 w-1 shrink-0 rounded-full', tones[tone])} />}
      {onPress ? (
        <Radix.Action
          altText={t('ui.open', 'Open: {title}', { title })}
          onClick={onPress}
          className={cx('min-h-11 text-start', room)}
        >
          {words}
        </Radix.Action>
      ) : (
        <div className={room}>{words}</div>
      )}
      {action && (
        <Radix.Action
          altText={action.label}
          onClick={action.onPress}
          className="ms-auto min-h-11 shrink-0 rounded-control px-3 font-bold underline underline-offset-4"
        >
          {action.label}
        </Radix.Action>
      )}
      <Radix.Close asChild>
        <IconButton icon={X} label={t('ui.dismiss', 'Dismiss')} size={20} tone="bare" />
      </Radix.Close>
    </Radix.Root>
  );
}

/** Scrolling counts as finished after this time without a scroll event (ms). */
const CALM_MS = 120;

/**
 * Positions a toast when it appears, and again after the page under it has changed or scrolled, if the toast is in the
 * way and another position covers less. The first choice is below the header, or from 1200 px on at the lower left.
 */
function usePlace() {
  const own = useRef<HTMLElement | null>(null);
  const [top, setTop] = useState(0);
  const settle = useCallback(() => {
    const toast = own.current;
    if (toast === null) return;
    setTop((now) => (now > 0 && (isHeld(toast) || !isInTheWay(toast, now)) ? now : placeOf(toast, now)));
  }, []);
  const place = useCallback((element: HTMLElement | null) => void (own.current = element), []);
  useLayoutEffect(settle, [settle]);
  useEffect(() => {
    let frame = 0;
    let calm = 0;
    const later = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(settle);
    };
    const onScroll = (): void => {
      window.clearTimeout(calm);
      calm = window.setTimeout(later, CALM_MS);
    };
    // Windows are added to the body, outside the page's root; their position is final after their animation.
    const watch = new MutationObserver(later);
    watch.observe(document.body, { childList: true, subtree: true });
    const ends = ['animationend', 'transitionend', 'resize'] as const;
    for (const end of ends) window.addEventListener(end, later);
    window.addEventListener('scroll', onScroll, { capture: true, passive: true });
    // The page may have changed since the toast's first frame.
    later();
    return () => {
      cancelAnimationFrame(frame);
      window.clearTimeout(calm);
      watch.disconnect();
      for (const end of ends) window.removeEventListener(end, later);
      window.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [settle]);
  return [place, top, own] as const;
}
