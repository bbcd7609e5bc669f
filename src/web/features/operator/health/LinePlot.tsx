const [WIDTH, HEIGHT] = [200, 46];

type LinePlotProps = {
  values: readonly number[];
  /** Is drawn as a dotted line. */
  limit?: number;
  /** Shows the change and not the height, for a number that is never near zero. */
  isZoomed?: boolean;
};

/** A line of one ink over its base, with a dot at the present. The numbers beside it say the same in words. */
export function LinePlot({ values, limit = 0, isZoomed = false }: LinePlotProps) {
  const highest = Math.max(1, limit, ...values);
  // A zoomed line has at least a fifth of its height to move in.
  const base = isZoomed ? Math.min(...values, highest * 0.8) * 0.96 : 0;
  const top = base + (highest - base) * 1.08;
  const yOf = (value: number): number => HEIGHT - 2 - ((value - base) / (top - base)) * (HEIGHT - 6);
  const xOf = (at: number): number => (values.length < 2 ? WIDTH - 3 : 1 + (at / (values.length - 1)) * (WIDTH - 4));
  const points = values.map((value, at) => `${xOf(at).toFixed(1)},${yOf(value).toFixed(1)}`);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden
      className="mt-2 h-[46px] w-full overflow-visible border-b border-line text-ink"
    >
      {limit > 0 && (
        <line
          x1="0"
          x2={WIDTH}
          y1={yOf(limit)}
          y2={yOf(limit)}
          stroke="currentColor"
          strokeDasharray="1 4"
          strokeOpacity="0.55"
          vectorEffect="non-scaling-stroke"
        />
      )}
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
      <line
        x1={xOf(values.length - 1)}
        x2={xOf(values.length - 1)}
        y1={yOf(values.at(-1) ?? 0)}
        y2={yOf(values.at(-1) ?? 0)}
        stroke="currentColor"
        strokeWidth="6"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
