import type { ReactElement } from 'react';

export type IconProps = {
  /** Edge in px. */
  size?: number | undefined;
  /** The filled weight, for an active item. */
  filled?: boolean | undefined;
  /** A name for a screen reader; without one the icon is decoration. */
  label?: string | undefined;
  className?: string | undefined;
};

export type Icon = (props: IconProps) => ReactElement;

/** Makes an icon from the two weights that the product uses, each a path in a 256 × 256 box. */
export function icon(regular: string, fill: string): Icon {
  return function PathIcon({ size = 24, filled = false, label, className }) {
    return (
      <svg
        viewBox="0 0 256 256"
        width={size}
        height={size}
        fill="currentColor"
        className={className}
        focusable="false"
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      >
        <path d={filled ? fill : regular} />
      </svg>
    );
  };
}
