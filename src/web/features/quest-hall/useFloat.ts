import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { seededRng } from '#content/seeded-rng.ts';
import { gathered } from './hall.gather.ts';
import { BOUNDS, crowded, step, type Body, type Floater, type Girth } from './hall.motion.ts';

/** The box in px of a bubble without a name: the size of a finger. */
const SMALL: Girth = { x: 44, y: 44 };
/**
 * Returns the box in px of a bubble with a name below it: as wide as a line, and as high as the highest of the names,
 * which are several lines where text is large.
 */
export const boxOf = (names: readonly number[], text: number): Girth => ({
  x: 8 + 5.5 * text,
  y: 58 + Math.max(text, ...names),
});
const nameHeights = (bubbles: Iterable<HTMLElement>): number[] =>
  [...bubbles].map(({ lastElementChild }) => lastElementChild?.clientHeight ?? 0);
const textSize = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
/** The interval at which the hall is computed. */
const TICK_MS = 250;
/** At each tick, one in four bubbles starts a transition to its new place. It lasts a second (see `.hall-bubble`). */
const PARTS = 4;
/** Steps of the motion per tick: in a longer step two bubbles could pass through each other. */
const STEPS = 5;

/** The area (px²) a bubble needs so that its name meets no other: twice what it covers, so that it can move. */
const ROOM_FOR_NAME = 11_200;

export interface Area {
  width: number;
  height: number;
}

/** The area (px²) that a bubble needs to keep its distance from the others: 14 fit 390 by 140 px. */
const ROOM_TO_FLOAT = 3900;

/** Returns how many bubbles an area has room for. */
export function roomIn({ width, height }: Area): number {
  return Math.floor((width * height) / ROOM_TO_FLOAT);
}

interface Floating {
  floaters: readonly Floater[];
  size: Area | null;
  /** For reduced motion: nothing moves, and the bubbles have settled places. */
  isStill: boolean;
  /** While paused nothing moves, and each bubble keeps its present place. */
  isPaused: boolean;
}

export interface Float {
  /** Returns the ref callback that registers a bubble's element: `ref={hold(id)}`. */
  hold: (id: number) => (element: HTMLElement | null) => void;
  /** Stops a bubble under a pointer, or releases it. */
  grip: (id: number | null) => void;
  hasNames: boolean;
}

/**
 * Makes the bubbles of `area` float. Only their transforms change. Nothing runs while the page is hidden, the area is
 * out of view, or `isStill` or `isPaused` is true.
 */
export function useFloat(area: RefObject<HTMLElement | null>, floating: Floating): Float {
  const { floaters, size, isStill, isPaused } = floating;
  const elements = useRef(new Map<number, HTMLElement>());
  const bodies = useRef<readonly Body[]>([]);
  const held = useRef<number | null>(null);
  const before = useRef<Area | null>(null);
  const hasNames = size !== null && (size.width * size.height) / Math.max(1, floaters.length) >= ROOM_FOR_NAME;

  useEffect(() => {
    if (size === null || area.current === null) return;
    const box = hasNames ? boxOf(nameHeights(elements.current.values()), textSize()) : SMALL;
    const known = new Set(bodies.current.map(({ id }) => id));
    const girth = crowded(girthIn(size, box), floaters.length);
    const chance = seededRng('the wind in the hall');
    // In an area of the same size, a bubble that was already moving continues from its place.
    const isAsBefore = !isStill && before.current === size;
    before.current = size;
    bodies.current = gathered(bodies.current, floaters, { girth, chance, isMoving: isAsBefore });
    for (const body of bodies.current) {
      if (!isAsBefore || !known.has(body.id)) stand(elements.current.get(body.id), placeOf(body, { size, box }));
    }
    if (isStill) return;
    if (isPaused) {
      for (const element of elements.current.values()) stand(element, getComputedStyle(element).transform);
      return;
    }
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
  }, [area, size, floaters, isStill, isPaused, hasNames]);

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

/** Returns the size of an element in px; null until it is measured. */
export function useSize(area: RefObject<HTMLElement | null>): Area | null {
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

/** Returns the px of one hall unit, horizontally and vertically, so that no bubble is cut off at an edge. */
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
  // A bubble with a name is 48 px wide, in the middle of its box.
  const left = ((x - BOUNDS.left) * scale.x + Math.max(0, box.x - 48) / 2).toFixed(2);
  const top = ((y - BOUNDS.top) * scale.y).toFixed(2);
  return `translate3d(${left}px, ${top}px, 0)`;
}

/** Puts a bubble in its place at once and keeps it there. */
function stand(element: HTMLElement | undefined, place: string): void {
  if (element === undefined) return;
  element.style.transition = 'none';
  element.style.transform = place;
}

/** Starts a bubble's transition to its next place. */
function glide(element: HTMLElement | undefined, place: string): void {
  if (element === undefined) return;
  element.style.transition = '';
  element.style.transform = place;
}

/** Calls `onTick` every TICK_MS while the element is in view and the page visible. Returns the function to stop it. */
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
