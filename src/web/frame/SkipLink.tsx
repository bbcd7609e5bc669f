/** The first stop of the Tab key. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="display fixed top-2 left-2 z-70 -translate-y-20 rounded-control bg-ink px-4 py-3 text-paper focus-visible:translate-y-0"
      onClick={(event) => {
        event.preventDefault();
        const main = document.querySelector<HTMLElement>('#main');
        main?.setAttribute('tabindex', '-1');
        main?.focus();
      }}
    >
      Skip to the content
    </a>
  );
}
