import type { ReactElement } from 'react';
import type { MonsterKind } from './monsters.ts';

const drawings: Record<MonsterKind, ReactElement> = {
  blob: (
    <>
      <path d="M15 4.500c5.5-1 9 3 10.5 7.5 1.3 3.8 3.5 7 2 11-1.3 3.7-5.5 4.5-11.5 4.500S6 27.5 4.5 24c-1.7-4 .8-7.5 2.2-11.500C8.2 8.3 10.5 5.3 15 4.500Z" />
      <circle cx="16" cy="14" r="4.2" />
      <circle cx="17" cy="14" r="1.9" className="fill-current stroke-none" />
      <path d="M11.5 22c2.7 2 6.3 2 9 0" />
    </>
  ),
  horned: (
    <>
      <path d="M9.5 10.500C6.5 9.5 4.5 6.5 4.5 3c3.7.3 6.5 2.2 8 5.200M22.5 10.500c3-1 5-4 5-7.5-3.7.3-6.5 2.2-8 5.2" />
      <path d="M16 7.500c6 0 10 4.5 10 10.500S22 28 16 28 6 24 6 18 10 7.5 16 7.500Z" />
      <circle cx="12" cy="16" r="1.9" className="fill-current stroke-none" />
      <circle cx="20" cy="16" r="1.9" className="fill-current stroke-none" />
      <path d="M10.5 21.500h11M13 21.500l1 2.5 1.5-2.500M16.5 21.500l1.5 2.5 1-2.5" />
    </>
  ),
  tentacle: (
    <>
      <path d="M6.5 21v-6.500C6.5 8.5 10.5 4 16 4s9.5 4.5 9.5 10.500V21c0 3 1 5 3.5 5.500M6.5 21c0 3-1 5-3.5 5.500M11.2 20v5c0 1.7-.7 2.7-2 3.200M20.8 20v5c0 1.7.7 2.7 2 3.200M16 20.500V28" />
      <circle cx="11.5" cy="13.5" r="1.7" className="fill-current stroke-none" />
      <circle cx="16" cy="11" r="2.1" className="fill-current stroke-none" />
      <circle cx="20.5" cy="13.5" r="1.7" className="fill-current stroke-none" />
      <path d="M14 16.700c1.2 1 2.8 1 4 0" />
    </>
  ),
  spiky: (
    <>
      <path d="m16 2.5 3.2 4.8 5-2.8.2 5.8 5.6 1.4-3.4 4.8 3.4 4.7-5.6 1.5-.2 5.8-5-2.8-3.2 4.6-3.2-4.6-5 2.8-.2-5.800L2 21.200l3.4-4.700L2 11.700l5.6-1.4.2-5.8 5 2.800L16 2.500Z" />
      <circle cx="12.3" cy="14.3" r="1.8" className="fill-current stroke-none" />
      <circle cx="19.7" cy="14.3" r="1.8" className="fill-current stroke-none" />
      <path d="m11.5 19.8 1.8 1.7 1.8-1.7 1.8 1.7 1.8-1.7 1.8 1.7" />
    </>
  ),
  fluffy: (
    <>
      <path d="M16 4.200c2-1.7 5-1 5.8 1.5 2.7-.5 4.9 1.7 4.4 4.3 2.5.9 3.3 3.9 1.6 5.9 1.8 2 1 5-1.5 5.9.5 2.7-1.7 4.8-4.4 4.4-1 2.3-4 3-5.9 1.3-1.9 1.7-4.9 1-5.9-1.3-2.7.4-4.9-1.7-4.4-4.4-2.5-.9-3.3-3.9-1.5-5.9-1.7-2-.9-5 1.6-5.9-.5-2.6 1.7-4.8 4.4-4.300C11 3.2 14 2.5 16 4.200Z" />
      <circle cx="12.5" cy="14.5" r="1.9" className="fill-current stroke-none" />
      <circle cx="19.5" cy="14.5" r="1.9" className="fill-current stroke-none" />
      <path d="M12.5 19.200c0 4 7 4 7 0Z" className="fill-current" />
    </>
  ),
  geometric: (
    <>
      <path d="M9 11.5 6 4l7 3.500M23 11.5 26 4l-7 3.5" />
      <path d="M16 6.5 27 13v9l-11 6.500L5 22v-9l11-6.500Z" />
      <path d="M10 14.500h4v4h-4zM20 14l2.5 4.500h-5z" className="fill-current" strokeWidth="1" />
      <path d="M12.5 22.800h7" />
    </>
  ),
};

/** One of the six monsters, in the text color of its surroundings. */
export function Monster({ kind, className }: { kind: MonsterKind; className: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable="false"
    >
      {drawings[kind]}
    </svg>
  );
}
