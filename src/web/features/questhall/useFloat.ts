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
 * Lets the bubbles of `area` float. Only their transforms change, in one animation frame for all; nothing runs while
 * the page is hidden, the area is out of sight, or `isStill`.
 */
export function useFloat(area: RefObject<HTMLElement | null>, floaters: readonly Floater[], isStill: boolean): Float {
  const size = useSize(area);
  const elements = useRef(new Map<number, HTMLElement>());
  const bodies = useRef<readonly Body[]>([]);
  const held = useRef<number | null>(null);
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
    const draw = (): void => show(bodies.current, elements.current, { size, box });
    if (isStill) bodies.current = settled(bodies.current, { girth, chance });
    draw();
    if (isStill) return;
    return whileInSight(area.current, (seconds) => {
      bodies.current = step(bodies.current, { seconds, girth, chance, held: held.current });
      draw();
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

function show(
  bodies: readonly Body[],
  elements: ReadonlyMap<number, HTMLElement>,
  { size, box }: { size: Area; box: Girth },
): void {
  const scale = scaleOf(size, box);
  for (const { id, x, y } of bodies) {
    const element = elements.get(id);
    if (element === undefined) continue;
    const left = ((x - BOUNDS.left) * scale.x).toFixed(2);
    const top = ((y - BOUNDS.top) * scale.y).toFixed(2);
    element.style.transform = `translate3d(${left}px, ${top}px, 0)`;
  }
}

/** Calls `frame` with the seconds since the last one, as long as the element can be seen. Answers the end of it. */
function whileInSight(element: HTMLElement, frame: (seconds: number) => void): () => void {
  let request = 0;
  let last: number | null = null;
  let isInSight = true;
  const run = (now: number): void => {
    frame(last === null ? 0 : (now - last) / 1000);
    last = now;
    request = requestAnimationFrame(run);
  };
  const settle = (): void => {
    cancelAnimationFrame(request);
    last = null;
    if (isInSight && document.visibilityState === 'visible') request = requestAnimationFrame(run);
  };
  const observer = new IntersectionObserver(([entry]) => {
    isInSight = entry?.isIntersecting ?? true;
    settle();
  });
  observer.observe(element);
  document.addEventListener('visibilitychange', settle);
  settle();
  return () => {
    cancelAnimationFrame(request);
    observer.disconnect();
    document.removeEventListener('visibilitychange', settle);
  };
}
