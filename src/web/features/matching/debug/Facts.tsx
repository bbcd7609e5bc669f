/** Shows names with their values in rows of two, or of three on wider screens. */
export function Facts({ facts }: { facts: (readonly [name: string, value: string])[] }) {
  return (
    <dl className="grid twos-of-cards gap-x-6 gap-y-3 md:threes-of-cards">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-sm text-ink-2">{name}</dt>
          <dd className="tabular font-semibold [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
