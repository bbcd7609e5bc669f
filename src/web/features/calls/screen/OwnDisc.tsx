import { useMemo, useRef, useState, type PointerEvent } from 'react';
import { cx } from '#web/ui/cx.ts';
import type { OwnState } from '#web/features/calls/media/own.state.ts';
import type { AnimalName } from '#web/ui/Animal.tsx';
import { Animal } from '#web/ui/Animal.tsx';
import { User } from '#web/ui/icons/User.ts';
import { t } from '#web/words/words.ts';
import { Moving } from './Moving.tsx';

type OwnDiscProps = {
  own: OwnState | null;
  animal: AnimalName | undefined;
  isLit: boolean;
  /** A word on somebody's picture could not be read. */
  isOverPicture: boolean;
  className?: string;
};

const EDGE = 72;

/** What the other side gets of oneself, on their outer orbit. It can be moved out of the way. */
export function OwnDisc({ own, animal, isLit, isOverPicture, className }: OwnDiscProps) {
  const [moved, setMoved] = useState({ x: 0, y: 0 });
  const held = useRef<{ x: number; y: number }>(null);
  const picture = own?.picture ?? null;
  const stream = useMemo(() => (picture === null ? null : new MediaStream([picture])), [picture]);
  const move = (event: PointerEvent): void => {
    if (held.current !== null) setMoved({ x: event.clientX - held.current.x, y: event.clientY - held.current.y });
  };
  return (
    <span
      className={cx('grid cursor-grab touch-none justify-items-center gap-1 select-none', className)}
      style={{ transform: `translate(${moved.x}px, ${moved.y}px)` }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = { x: event.clientX - moved.x, y: event.clientY - moved.y };
      }}
      onPointerMove={move}
      onPointerUp={() => (held.current = null)}
      onPointerCancel={() => (held.current = null)}
    >
      <span
        className={cx(
          'relative grid place-items-center overflow-hidden rounded-full border-2 bg-night-2',
          isLit ? 'border-lime text-lime' : 'border-moon/50 text-moon',
        )}
        style={{ width: EDGE, height: EDGE }}
      >
        {stream !== null && own?.isHeld !== true ? (
          <Moving
            stream={stream}
            isMirrored={own?.comesAs === 'camera'}
            label={t('calls.own-picture', 'What they see of you')}
            className="size-full"
          />
        ) : animal === undefined ? (
          <User size={34} />
        ) : (
          <Animal name={animal} size={EDGE * 0.62} />
        )}
      </span>
      <span className={isOverPicture ? 'sr-only' : 'text-sm'}>{t('common.you', 'You')}</span>
    </span>
  );
}
