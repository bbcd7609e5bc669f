import { DEBUG_IDS } from '#contract/matching.debug.ts';
import { FEW, inFives } from '#server/features/matching/search/coarse.ts';
import { ends, type End, type Funnel, type Group } from './debug.queries.ts';
import { stepWords, type PipelineStep, type StepContext } from './debug.words.ts';

/** Returns the funnel as steps with input, output and reason. The output of each step is the input of the next. */
export function stepsOf({ groups, everybody }: Funnel, telling: StepContext): PipelineStep[] {
  const steps: PipelineStep[] = [];
  const first = everybody === undefined ? ends.indexOf('place') : 0;
  if (everybody) steps.push(everyone(everybody.all, idsFrom(groups, 0)));
  // Without the total, the first known number is the number of people near the viewer.
  let left = everybody?.all ?? sumFrom(groups, first);
  for (const [index, end] of ends.entries()) {
    if (index < first) continue;
    const exact = index === 0 && everybody ? everybody.apart : sumFrom(groups, end === 'scored' ? index : index + 1);
    const passed = telling.isCoarse && index > 0 ? inFives(exact) : exact;
    const candidates = telling.isCoarse && index > 0 && index === first ? inFives(left) : left;
    steps.push(
      stepOf(end, {
        step: index + 2,
        telling,
        candidates,
        passed,
        filteredOut: end === 'scored' ? [] : (groups.get(end)?.ids ?? []),
        candidateIds: idsFrom(groups, end === 'scored' ? index : index + 1),
      }),
    );
    left = passed;
  }
  return steps;
}

interface Passing {
  step: number;
  telling: StepContext;
  candidates: number;
  passed: number;
  filteredOut: number[];
  candidateIds: number[];
}

function stepOf(end: End, { step, telling, candidates, passed, filteredOut, candidateIds }: Passing): PipelineStep {
  const { name, description, narrow, details } = stepWords[end];
  return {
    step,
    name,
    description,
    candidates,
    excludedCount: candidates - passed,
    passed,
    reason: reasonOf({ candidates, passed, narrow, isCoarse: telling.isCoarse }),
    filteredOut,
    candidateIds,
    details: details(telling),
  };
}

interface Narrow {
  candidates: number;
  passed: number;
  narrow: string;
  isCoarse: boolean;
}

function reasonOf({ candidates, passed, narrow, isCoarse }: Narrow): string | null {
  if (passed * 2 >= candidates) return null;
  if (passed > 0) return `Most of them ${narrow}.`;
  return isCoarse ? `All but at most ${FEW - 1} of them ${narrow}.` : `All of them ${narrow}.`;
}

function everyone(all: number, candidateIds: number[]): PipelineStep {
  return {
    step: 1,
    name: 'Eligible profiles',
    description:
      'Everyone with a birthday, gender, ZIP, quiz and preferences, not suspended, and neither an AI character nor a demo member.',
    candidates: all,
    excludedCount: 0,
    passed: all,
    reason: null,
    filteredOut: [],
    candidateIds,
    details: {},
  };
}

function sumFrom(groups: Map<End, Group>, from: number): number {
  return ends.slice(from).reduce((sum, end) => sum + (groups.get(end)?.count ?? 0), 0);
}

function idsFrom(groups: Map<End, Group>, from: number): number[] {
  const ids = ends.slice(from).flatMap((end) => groups.get(end)?.ids ?? []);
  return ids.toSorted((a, b) => a - b).slice(0, DEBUG_IDS);
}
