export function WordMark() {
  return <span className="display-tight text-2xl">wildin</span>;
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
