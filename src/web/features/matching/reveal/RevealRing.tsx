/** The ring of the search that closes round the animal, and the one ring that then travels outward. */
export function RevealRing() {
  return (
    <span aria-hidden className="reveal-closing">
      <span className="reveal-half">
        <span />
      </span>
      <span className="reveal-half">
        <span />
      </span>
      <span className="reveal-head" />
      <span className="reveal-wave" />
    </span>
  );
}
