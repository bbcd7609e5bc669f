import { Link } from 'wouter';
import type { MatchDebug } from '#contract/matching.debug.ts';
import { paths } from '#web/paths.ts';
import { FunnelRow } from '#web/ui/FunnelRow.tsx';
import { countWords, detailsOf, lostWords, type DebugStep } from './debug.words.ts';

/** Shows the person's search as a funnel, from everybody down to the scored candidates. */
export function Funnel({ answer }: { answer: MatchDebug }) {
  const { debugSteps, summary, isCoarse } = answer;
  const all = Math.max(1, debugSteps[0]?.candidates ?? 1);
  // On a linear scale, the bar of five people would be invisible beside the bar of a million.
  const share = (count: number): number => Math.log1p(count) / Math.log1p(all);
  return (
    <ol>
      {debugSteps.map((step) => (
        <FunnelRow
          key={step.step}
          step={step.step}
          name={step.name}
          left={countWords(step.passed, { isCoarse, step: step.step })}
          lost={lostWords(step, isCoarse)}
          before={share(step.candidates)}
          after={share(step.passed)}
          isNarrow={step.name === summary.narrowest}
        >
          <p>{step.description}</p>
          {step.reason && <p className="font-semibold text-ink">{step.reason}</p>}
          <WentBy step={step} />
          <Ids title="Left, the first of them" ids={step.candidateIds} />
          <Ids title="Fell out, the first of them" ids={step.filteredOut} />
        </FunnelRow>
      ))}
    </ol>
  );
}

function WentBy({ step }: { step: DebugStep }) {
  const details = detailsOf(step);
  if (details.length === 0) return null;
  return (
    <p className="tabular [overflow-wrap:anywhere]">
      {details.map(([name, value]) => `${name}: ${value}`).join(' · ')}
    </p>
  );
}

/** The ids of candidates; the server sends them only with developer tools on. */
function Ids({ title, ids }: { title: string; ids: number[] }) {
  if (ids.length === 0) return null;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-3 font-semibold">
        {title} ({ids.length})
      </summary>
      <ul className="tabular flex flex-wrap gap-x-4">
        {ids.map((id) => (
          <li key={id}>
            <Link href={paths.person(id)} className="inline-flex min-h-11 items-center underline">
              {id}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
