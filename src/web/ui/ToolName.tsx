import { cx } from './cx.ts';
import { iconButtonClass } from './IconButton.tsx';

/** Returns the classes of a control with an icon and, if it is named, a `ToolName` below it. Both are as high. */
export function toolClass(isNamed: boolean, tone?: Parameters<typeof iconButtonClass>[0]): string {
  return cx(iconButtonClass(tone), isNamed && 'w-auto! min-w-11 content-center rounded-control! px-1');
}

/** A short name below an icon. The control has a label of its own, which contains it. */
export function ToolName({ children }: { children: string }) {
  return (
    <span aria-hidden className="text-[11px] leading-3 font-semibold whitespace-nowrap text-ink-2">
      {children}
    </span>
  );
}
