import { useMemo } from 'react';
import { rarities, type GiftType } from '#contract/chat.gifts.ts';
import { cx } from '#web/ui/cx.ts';
import { GiftDrawing } from './GiftDrawing.tsx';
import { ringsOf } from './rings.ts';

type GiftMarkProps = {
  gift: Pick<GiftType, 'id' | 'rarity'>;
  /** The width and height, in pixels. */
  size: number;
  /** True on a night background, where the gift has the color of the moon. */
  isNight?: boolean | undefined;
};

/** Returns the number of rings: a rarer gift has more rings. */
const ringsFor = (rarity: GiftType['rarity']): number => rarities.indexOf(rarity) + 1;

/** A gift within its rings, in the text color. A cosmic gift has a gold outer ring. The name is beside the mark. */
export function GiftMark({ gift: { id, rarity }, size, isNight = false }: GiftMarkProps) {
  const rings = useMemo(() => ringsOf(id, ringsFor(rarity)), [id, rarity]);
  return (
    <span
      className={cx('relative inline-grid place-items-center', isNight && 'text-moon')}
      style={{ width: size, height: size }}
    >
      <svg viewBox="0 0 100 100" aria-hidden focusable="false" fill="none" className="absolute inset-0 size-full">
        {isNight && <path d={rings.at(-1)} className="fill-night" />}
        {rings.map((ring, at) => (
          <path
            key={ring}
            d={ring}
            vectorEffect="non-scaling-stroke"
            className={
              rarity === 'cosmic' && at === rings.length - 1
                ? 'stroke-gold'
                : isNight
                  ? 'stroke-moon/40'
                  : 'stroke-ink/35'
            }
            strokeWidth={rarity === 'cosmic' && at === rings.length - 1 ? 2 : 1.25}
          />
        ))}
      </svg>
      <GiftDrawing id={id} size={Math.round(size * 0.33)} className="relative" />
    </span>
  );
}

/** The rings of an unwrapped gift, each open to the upper right. */
export function OpenRings({ gift: { id, rarity } }: Pick<GiftMarkProps, 'gift'>) {
  const rings = useMemo(() => ringsOf(id, ringsFor(rarity), true), [id, rarity]);
  return rings.map((ring, at) => (
    <path
      key={ring}
      d={ring}
      vectorEffect="non-scaling-stroke"
      strokeLinecap="round"
      className={cx('gift-ring', rarity === 'cosmic' && at === rings.length - 1 ? 'stroke-gold' : 'stroke-moon/60')}
      strokeWidth={rarity === 'cosmic' && at === rings.length - 1 ? 2.5 : 1.25}
      style={{ animationDelay: `${at * 120}ms` }}
    />
  ));
}
