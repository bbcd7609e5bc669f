/** Somebody outside of the product: a ring with an initial, and no animal. */
export function Ring({ name }: { name: string }) {
  const [initial = ''] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name.trim());
  return (
    <span
      aria-hidden
      className="display grid size-13 shrink-0 place-items-center rounded-full border-[1.5px] border-ink text-lg"
    >
      {typeof initial === 'string' ? initial : initial.segment.toLocaleUpperCase()}
    </span>
  );
}
