import * as Radix from 'radix-ui/dialog';
import { useEffect, useMemo, useState, type CSSProperties } from 'react';
import { PARTICLES, UNWRAP_MS, type GiftType, type MessageGift } from '#contract/chat.gifts.ts';
import type { PersonCard } from '#contract/people.ts';
import { asWritten } from '#web/ui/asWritten.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { GiftDrawing } from '#web/ui/gifts/GiftDrawing.tsx';
import { OpenRings } from '#web/ui/gifts/GiftMark.tsx';
import { particlesOf } from '#web/ui/gifts/particles.ts';
import { Starfield } from '#web/ui/SkyScene.tsx';
import { useReturnFocus } from '#web/ui/useReturnFocus.ts';
import '#web/styles/gift.css';
import { rich } from '#web/ui/rich.tsx';
import { spoken, t } from '#web/words/words.ts';
import { giftLine } from './gift.words.ts';

interface GiftMomentProps {
  gift: MessageGift & { giftType: GiftType };
  /** The seed of the particles: the id of the gift's message. */
  id: string;
  from: { name: string; person: PersonCard | null };
  /** The name of the place to which closing returns. */
  back: string;
  /** "You received a cosmic gift!", in the reader's language. */
  title: string;
  /** The time of the gift, as text. */
  when: string;
  /** True plays the unwrapping, which takes two seconds unless the person skips it. */
  isUnwrapping: boolean;
  onThanks?: (() => void) | undefined;
  onClose: () => void;
}

/** A full-screen window with one gift in a night sky. Words and buttons have their final positions from the start. */
export function GiftMoment({ gift, id, from, back, title, when, isUnwrapping, onThanks, onClose }: GiftMomentProps) {
  const [isPlaying, setPlaying] = useState(isUnwrapping);
  const returnFocus = useReturnFocus();
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => setPlaying(false), UNWRAP_MS);
    return () => clearTimeout(timer);
  }, [isPlaying]);
  const { giftType: type } = gift;
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Content
          {...returnFocus}
          aria-describedby={undefined}
          className="sky gift-sky pop pt-safe pb-safe fixed inset-0 z-50 isolate flex flex-col overflow-y-auto overscroll-contain"
          data-unwrap={isUnwrapping ? (isPlaying ? 'plays' : 'over') : 'none'}
          // A tap anywhere skips the unwrapping.
          onClick={() => setPlaying(false)}
        >
          <div aria-hidden className="gift-stars absolute inset-0 -z-10">
            <Starfield seed={id} count={110} />
          </div>
          <div className="flex h-14 shrink-0 justify-end px-3">
            {isPlaying && (
              <button
                type="button"
                onClick={() => setPlaying(false)}
                className="min-h-11 rounded-control px-4 font-semibold"
              >
                {t('common.skip', 'Skip')}
              </button>
            )}
          </div>
          <Picture type={type} seed={id} isPlaying={isPlaying} />
          <div className="mx-auto flex w-full max-w-[26rem] grow flex-col px-6 pb-6 text-center">
            <div aria-live="polite" className="gift-words">
              <p className="text-ink-2">{title}</p>
              <Radix.Title data-overlay-title tabIndex={-1} className="display mt-1 text-5xl text-balance outline-none">
                {spoken(type.name)}
              </Radix.Title>
              <p className="mt-2 text-lg text-ink-2">{spoken(type.description)}</p>
            </div>
            <div className="gift-words mt-7 flex items-center gap-4 border-y border-line py-4 text-start">
              {from.person && <Avatar person={from.person} size={44} />}
              <p className="min-w-0">
                <span {...asWritten} className="block [overflow-wrap:anywhere]">
                  {giftLine(gift)}
                </span>
                <span className="text-sm text-ink-2">
                  <bdi>{from.name}</bdi>, {when}
                </span>
              </p>
            </div>
            <div className="mt-auto flex flex-col gap-2 pt-7">
              {onThanks && (
                <Button variant="lime" onClick={onThanks}>
                  {t('chat.say-thanks', 'Say thanks')}
                </Button>
              )}
              <Button variant={onThanks ? 'quiet' : 'outline'} onClick={onClose}>
                <span>{rich(t('chat.back-to', 'Back to <name/>'), { name: <bdi>{back}</bdi> })}</span>
              </Button>
            </div>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The gift within its open rings. Its particles fly during the unwrapping, and then stay at their final positions. */
function Picture({ type, seed, isPlaying }: { type: GiftType; seed: string; isPlaying: boolean }) {
  const particles = useMemo(() => particlesOf(seed, PARTICLES[type.rarity]), [seed, type.rarity]);
  const isGold = type.rarity === 'cosmic';
  return (
    <div
      aria-hidden
      className="gift-picture relative mx-auto grid aspect-square w-[min(84vw,46dvh,26rem)] shrink-0 place-items-center"
    >
      <svg viewBox="0 0 100 100" fill="none" focusable="false" className="absolute inset-0 size-full overflow-visible">
        <OpenRings gift={type} />
      </svg>
      <span className={cx('gift-thing', isGold ? 'text-gold' : 'text-moon')}>
        <GiftDrawing id={type.id} size={150} className="size-[min(36vw,20dvh,11rem)]" />
      </span>
      {particles.map(({ x, y, size, turn, tone, delay }, at) => (
        <svg
          // oxlint-disable-next-line react/no-array-index-key -- their order is their name
          key={at}
          data-particle
          viewBox="0 0 10 10"
          focusable="false"
          className={cx(
            'gift-particle absolute',
            `gift-${type.animationType}`,
            tone === 'gold' ? 'fill-gold' : 'fill-moon',
          )}
          style={
            {
              left: `${x}%`,
              top: `${y}%`,
              width: size,
              height: size,
              '--from-x': `${50 - x}cqw`,
              '--from-y': `${50 - y}cqw`,
              '--turn': `${turn}deg`,
              animationDelay: isPlaying ? `${delay}ms` : '0ms',
            } as CSSProperties
          }
        >
          <path d="M5 0Q5.6 4.4 10 5Q5.6 5.6 5 10Q4.4 5.6 0 5Q4.4 4.4 5 0Z" />
        </svg>
      ))}
    </div>
  );
}
