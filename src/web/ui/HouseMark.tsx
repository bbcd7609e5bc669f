/** The mark of the house: of what the product itself says, as neither a person nor an AI. Words beside it say so. */
export function HouseMark() {
  return (
    <span
      aria-hidden
      className="display-tight grid size-6 shrink-0 place-items-center rounded-[6px] bg-ink text-2xs leading-none text-paper"
    >
      w.
    </span>
  );
}
