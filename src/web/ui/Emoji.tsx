import { cx } from './cx.ts';

/** Color fonts come first, because the text fonts of some systems draw a few emoji in one color. */
const COLOURED = '"Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji", emoji, sans-serif';

/** An emoji. Screen readers skip it, because the words beside it have the same meaning. */
export function Emoji({ children, className }: { children: string; className?: string | undefined }) {
  return (
    <span aria-hidden className={cx('leading-none', className)} style={{ fontFamily: COLOURED }}>
      {children}
    </span>
  );
}
