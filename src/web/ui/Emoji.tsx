import { cx } from './cx.ts';

/** Some systems have a text font that draws a few emoji in one colour: it must not be asked before the coloured ones. */
const COLOURED = '"Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji", emoji, sans-serif';

/** Emoji belong to vibes, gifts and people's own words; a word beside them says what they mean. */
export function Emoji({ children, className }: { children: string; className?: string | undefined }) {
  return (
    <span aria-hidden className={cx('leading-none', className)} style={{ fontFamily: COLOURED }}>
      {children}
    </span>
  );
}
