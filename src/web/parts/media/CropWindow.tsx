import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { cx } from '#web/ui/cx.ts';
import { keyOf } from '#web/ui/keyOf.ts';
import { Slider } from '#web/ui/Slider.tsx';
import { oneDecimal } from '#web/ui/shortCount.ts';
import { t } from '#web/words/words.ts';
import { partOf, ZOOM_MAX, type Crop, type Size } from './crop.ts';

/** An arrow key moves the part by this fraction of its width or height. */
const STEP = 0.05;
const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface CropWindowProps {
  /** The address of the picture on this device, its size, and the chosen part. */
  chosen: { preview: string; size: Size; crop: Crop };
  onMove: (change: Partial<Crop>) => void;
  className: string;
}

/** Shows a part of the picture: the person drags the picture, moves it with arrow keys, and enlarges it. */
export function CropWindow({ chosen, onMove, className }: CropWindowProps) {
  const { preview, size, crop } = chosen;
  const { left, top, width, height } = partOf(size, crop);
  const part = (length: number, of: number): string => `${(length / of) * 100}%`;
  const held = useRef({ x: 0, y: 0 });
  const hold = ({ currentTarget, pointerId, clientX: x, clientY: y }: PointerEvent<HTMLButtonElement>): void => {
    currentTarget.setPointerCapture(pointerId);
    held.current = { x, y };
  };
  const drag = ({ currentTarget, pointerId, clientX: x, clientY: y }: PointerEvent<HTMLButtonElement>): void => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const scale = width / currentTarget.clientWidth;
    onMove({ x: crop.x - (x - held.current.x) * scale, y: crop.y - (y - held.current.y) * scale });
    held.current = { x, y };
  };
  const press = (event: KeyboardEvent): void => {
    const step = steps[keyOf(event) ?? ''];
    if (step === undefined) return;
    event.preventDefault();
    onMove({ x: crop.x + step[0] * width * STEP, y: crop.y + step[1] * height * STEP });
  };
  return (
    <div className="w-full">
      <button
        type="button"
        aria-label={t(
          'parts.the-part-that-is-shown',
          'The part that is shown. Drag it, or move it with the arrow keys.',
        )}
        onPointerDown={hold}
        onPointerMove={drag}
        onKeyDown={press}
        style={{ aspectRatio: crop.aspect }}
        className={cx(
          'relative mx-auto block w-full cursor-grab touch-none overflow-hidden bg-paper-3 active:cursor-grabbing',
          className,
        )}
      >
        <img
          src={preview}
          alt=""
          draggable={false}
          className="pointer-events-none absolute max-w-none"
          style={{
            width: part(size.width, width),
            height: part(size.height, height),
            left: part(-left, width),
            top: part(-top, height),
          }}
        />
      </button>
      <Slider
        label={t('parts.closer', 'Closer')}
        hideLabel
        min={1}
        max={ZOOM_MAX}
        step={0.05}
        value={crop.zoom}
        text={t('parts.times', '{zoom} times', { zoom: oneDecimal(crop.zoom) })}
        onChange={(zoom) => onMove({ zoom })}
      />
    </div>
  );
}
