export function WordMark() {
  return <span className="display-tight text-2xl">wildin</span>;
}

/** The top bar before its tools are there: in its height, with the word mark where it will be. */
export function TopBarShell() {
  return (
    <div className="pt-safe">
      <div className="flex h-(--bar-top) items-center justify-center">
        <WordMark />
      </div>
    </div>
  );
}
