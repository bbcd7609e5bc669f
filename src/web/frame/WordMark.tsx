import { markOf, usePlace } from '#web/platform/place.ts';

/** The mark of the place. A long name is cut, because the bar has one line. */
export function WordMark() {
  return <span className="display-tight max-w-full truncate text-2xl">{markOf(usePlace())}</span>;
}

/** The top bar before its tools have loaded: the same height, with the word mark in its final place. */
export function TopBarShell() {
  return (
    <div className="pt-safe lg:hidden">
      <div className="flex h-(--bar-top) items-center justify-center">
        <WordMark />
      </div>
    </div>
  );
}
