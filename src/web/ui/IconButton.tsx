import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import type { Icon } from './icons/icon.tsx';

type Tone = 'plain' | 'bare' | 'lime' | 'iris' | 'soft';

const tones: Record<Tone, string> = {
  plain: 'text-ink hover:bg-paper-2',
  // For a colored background.
  bare: '',
  soft: 'bg-paper-2 text-ink hover:bg-paper-3',
  lime: 'bg-lime text-lime-ink hover:bg-lime-press',
  iris: 'text-iris hover:bg-iris-soft',
};

/** Returns the classes that make a link look like an icon button, with a size in px that ignores the text size. */
export function iconButtonClass(tone: Tone = 'plain'): string {
  return cx(
    'inline-grid size-[44px] shrink-0 place-items-center rounded-full transition-colors duration-150',
    'disabled:pointer-events-none disabled:opacity-45',
    tones[tone],
  );
}

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'type' | 'aria-label'> & {
  icon: Icon;
  /** The control's name for a screen reader, because an icon has no text. */
  label: string;
  tone?: Tone | undefined;
  filled?: boolean | undefined;
  size?: number | undefined;
  type?: 'button' | 'submit' | undefined;
};

export function IconButton({ icon: Glyph, label, tone, filled, size, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      aria-label={label}
      className={cx(iconButtonClass(tone), rest.className)}
    >
      <Glyph size={size ?? 26} filled={filled} />
    </button>
  );
}
