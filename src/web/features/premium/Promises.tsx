import { promises } from '#contract/premium.ts';
import { AiMark } from '#web/ui/Marks.tsx';

/** All that premium gives, beside what there is without it. */
export function Promises() {
  return (
    <section aria-labelledby="promises" className="mt-10">
      <div className="flex items-baseline justify-between gap-4 pb-2">
        <h2 id="promises" className="text-xl">
          What is in it
        </h2>
        <p aria-hidden className="text-sm text-ink-2">
          Without it
        </p>
      </div>
      <ul>
        {promises.map(({ count, what, without, isAi }) => (
          <li key={what} className="flex items-center gap-4 border-t border-line py-3.5">
            <span className="display tabular w-10 shrink-0 text-center text-2xl">
              <span aria-hidden>{count ?? '∞'}</span>
              <span className="sr-only">{count ?? 'Unlimited'}</span>
            </span>
            <span className="min-w-0 grow [overflow-wrap:anywhere]">
              {what} {isAi && <AiMark />}
            </span>
            <span className="shrink-0 text-right text-sm text-ink-2">
              <span className="sr-only">Without it: </span>
              {without}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
