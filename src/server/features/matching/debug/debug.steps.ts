import { matchWeights } from '#contract/matching.parts.ts';
import { DEBUG_IDS, type MatchDebug, type Preferences } from '#contract/matching.ts';
import { FEW, inFives } from '#server/features/matching/search/coarse.ts';
import { ends, type End, type Funnel, type Group } from './debug.queries.ts';

type PipelineStep = MatchDebug['debugSteps'][number];
type Details = PipelineStep['details'];

interface StepContext {
  wish: Preferences;
  gender: string;
  age: number;
  offersADay: number;
  /** True to show numbers in multiples of five; the funnel then has no ids. */
  isCoarse: boolean;
}

interface StepWords {
  name: string;
  description: string;
  /** Ends the sentence "Most of them …", about the people who failed at this step. */
  narrow: string;
  details: (telling: StepContext) => Details;
}

const WORDS: Record<End, StepWords> = {
  apart: {
    name: 'Not you, and an adult',
    description: 'You are left out, and so is anybody who is not 18 yet everywhere on Earth.',
    narrow: 'are you or not 18 yet',
    details: () => ({ youngest: 18 }),
  },
  place: {
    name: 'Place, both ways',
    description: 'They live within your distance, and you within theirs.',
    narrow: 'live outside your distance, or you outside theirs',
    details: ({ wish }) => ({ locationRadius: wish.locationRadius }),
  },
  gender: {
    name: 'Gender, both ways',
    description: 'You look for their gender, and they for yours.',
    narrow: 'are not whom you look for, or do not look for you',
    details: ({ wish, gender }) => ({ genderPreferences: wish.genderPreferences.join(', '), gender }),
  },
  age: {
    name: 'Age, both ways',
    description: 'Their age is within your range, and yours within theirs.',
    narrow: 'are outside your ages, or you are outside theirs',
    details: ({ wish, age }) => ({ minAge: wish.minAge, maxAge: wish.maxAge, age }),
  },
  intent: {
    name: 'Intent',
    description: 'You both are here for something in common.',
    narrow: 'are here for something else',
    details: ({ wish }) => ({ connectionIntent: wish.connectionIntent.join(', ') }),
  },
  photo: {
    name: 'Checked photos, both ways',
    description: 'Where one of you meets only people with a checked photo, the other has one.',
    narrow: 'have no checked photo, or ask for yours',
    details: () => ({}),
  },
  tongue: {
    name: 'A shared language, both ways',
    description: 'Where one of you meets only people who share a language, you share one.',
    narrow: 'speak none of your languages, or ask for one that you did not name',
    details: () => ({}),
  },
  block: {
    name: 'Not blocked',
    description: 'Neither of you has blocked the other.',
    narrow: 'are behind a block',
    details: () => ({}),
  },
  met: {
    name: 'Never offered before',
    description: 'You two were never matched, or your pass of 90 days ago has rested.',
    narrow: 'were offered to you before, or you to them',
    details: () => ({ restDays: 90 }),
  },
  exposure: {
    name: 'Not offered out today',
    description: 'Nobody is offered to more than three searchers on one day of theirs.',
    narrow: 'were offered to enough others today',
    details: ({ offersADay }) => ({ offersADay }),
  },
  scored: {
    name: 'Scored',
    description:
      'Everyone left has a score with you; a search takes the highest, the lowest id among equals. Only when nobody is left, a demo member may step in.',
    narrow: '',
    details: () => matchWeights,
  },
};

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
  const { name, description, narrow, details } = WORDS[end];
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
