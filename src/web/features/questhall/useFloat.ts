import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { VibeKey } from '#content/vibes.ts';
import { seeded } from '#web/ui/contour.ts';
import { BOUNDS, crowded, placed, settled, step, type Body, type Girth } from './hall.motion.ts';

export interface Floater {
  id: number;
  vibes: readonly VibeKey[];
  energyLevel: number | null;
}

/** A bubble's box in px: what a finger needs; where there is room, larger, and a name below. */
const SMALL = { x: 44, y: 44 };
const NAMED = { x: 48, y: 66 };
/**
 * The hall is worked out four times a second, and a quarter of the bubbles set out each time for where they are to be a
 * second later; the compositor takes them there, frame by frame, whatever else the device is busy with. A second is the
 * duration of `.hall-bubble`'s transition.
 */
const TICK_MS = 250;
const PARTS = 4;
/** Steps of the motion a tick: a longer one would let two pass through each other. */
const STEPS = 5;

/** So much of the sky (px²) a bubble needs for its name to be read. */
const ROOM_FOR_NAME = 5400;

interface Area {
  width: number;
  height: number;
}

export interface Float {
  /** Keeps a bubble's element; `ref={hold(id)}`. */
  hold: (id: number) => (element: HTMLElement | null) => void;
  /** Stops one bubble under a pointer, or lets it go. */
  grip: (id: number | null) => void;
  hasNames: boolean;
}

/**
 * Lets the bubbles of `area` float. Only their transforms change; nothing runs while the page is hidden, the area is
 * out of sight, or `isStill`.
 */
export function useFloat(area: RefObject<HTMLElement | null>, floaters: readonly Floater[], isStill: boolean): Float {
  const size = useSize(area);
  const elements = useRef(new Map<number, HTMLElement>());
  const bodies = useRef<readonly Body[]>([]);
  const held = useRef<number | null>(null);
  const before = useRef<Area | null>(null);
  const hasNames = size !== null && (size.width * size.height) / Math.max(1, floaters.length) >= ROOM_FOR_NAME;

  useEffect(() => {
    if (size === null || area.current === null) return;
    const box = hasNames ? NAMED : SMALL;
    const known = new Map(bodies.current.map((body) => [body.id, body]));
    bodies.current = floaters.map((floater) => {
      const body = known.get(floater.id) ?? placed(floater, seeded(String(floater.id)));
      return { ...body, vibes: floater.vibes };
    });
    const girth = crowded(girthIn(size, box), floaters.length);
    const chance = seeded('the wind in the hall');
    if (isStill) bodies.current = settled(bodies.current, { girth, chance });
    // Who was already on the way goes on from there.
    const isAsBefore = !isStill && before.current === size;
    before.current = size;
    for (const body of bodies.current) {
      if (!isAsBefore || !known.has(body.id)) stand(elements.current.get(body.id), placeOf(body, { size, box }));
    }
    if (isStill) return;
    let tick = 0;
    return whileInSight(area.current, () => {
      tick += 1;
      for (let count = 0; count < STEPS; count += 1) {
        const seconds = TICK_MS / 1000 / STEPS;
        bodies.current = step(bodies.current, { seconds, girth, chance, held: held.current });
      }
      for (const [index, body] of bodies.current.entries()) {
        if (index % PARTS !== tick % PARTS || body.id === held.current) continue;
        glide(elements.current.get(body.id), placeOf(body, { size, box }));
      }
    });
  }, [area, size, floaters, isStill, hasNames]);

  const hold = useCallback(
    (id: number) => (element: HTMLElement | null) => {
      if (element === null) elements.current.delete(id);
      else elements.current.set(id, element);
    },
    [],
  );
  const grip = useCallback((id: number | null) => {
    held.current = id;
    const element = id === null ? undefined : elements.current.get(id);
    if (element !== undefined) stand(element, getComputedStyle(element).transform);
  }, []);
  return { hold, grip, hasNames };
}

function useSize(area: RefObject<HTMLElement | null>): Area | null {
  const [size, setSize] = useState<Area | null>(null);
  useEffect(() => {
    const element = area.current;
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [area]);
  return size;
}

/** How many px a unit of the hall is, across and down, so that no bubble is cut off at an edge. */
function scaleOf({ width, height }: Area, box: Girth): Girth {
  return {
    x: Math.max(1, width - box.x) / (BOUNDS.right - BOUNDS.left),
    y: Math.max(1, height - box.y) / (BOUNDS.bottom - BOUNDS.top),
  };
}

function girthIn(size: Area, box: Girth): Girth {
  const scale = scaleOf(size, box);
  return { x: box.x / scale.x, y: box.y / scale.y };
}

function placeOf({ x, y }: Body, { size, box }: { size: Area; box: Girth }): string {
  const scale = scaleOf(size, box);
  const left = ((x - BOUNDS.left) * scale.x).toFixed(2);
  const top = ((y - BOUNDS.top) * scale.y).toFixed(2);
  return `translate3d(${left}px, ${top}px, 0)`;
}

/** Puts a bubble in its place at once, and keeps it there. */
function stand(element: HTMLElement | undefined, place: string): void {
  if (element === undefined) return;
  element.style.transition = 'none';
  element.style.transform = place;
}

/** Sends a bubble on its way. */
function glide(element: HTMLElement | undefined, place: string): void {
  if (element === undefined) return;
  element.style.transition = '';
  element.style.transform = place;
}

/** Calls `onTick` as long as the element can be seen. Answers the end of it. */
function whileInSight(element: HTMLElement, onTick: () => void): () => void {
  let timer: number | undefined;
  let isInSight = true;
  const settle = (): void => {
    window.clearInterval(timer);
    if (isInSight && document.visibilityState === 'visible') timer = window.setInterval(onTick, TICK_MS);
  };
  const observer = new IntersectionObserver(([entry]) => {
    isInSight = entry?.isIntersecting ?? true;
    settle();
  });
  observer.observe(element);
  document.addEventListener('visibilitychange', settle);
  settle();
  return () => {
    window.clearInterval(timer);
    observer.disconnect();
    document.removeEventListener('visibilitychange', settle);
  };
}
