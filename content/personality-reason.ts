import { mbtiTypes, type MbtiType } from '#contract/people.ts';

/** Why two types get on as the table says, in words that read the same from both sides. No full stop at the end. */
export function personalityReason(a: MbtiType, b: MbtiType): string {
  const [one, other] = [a, b].toSorted((x, y) => mbtiTypes.indexOf(x) - mbtiTypes.indexOf(y)) as [MbtiType, MbtiType];
  if (a === b) return `Two of a kind, ${a} and ${b}: little to explain, and one blind spot to share`;
  return `${one} with ${other}: ${sightOf(a, b)}, and ${temperOf(a, b)}`;
}

function sightOf(a: MbtiType, b: MbtiType): string {
  if (a[1] !== b[1]) return 'one sees what is, one sees what could be';
  return a[1] === 'N' ? 'both always asking what if' : 'both at home in the real world';
}

function temperOf(a: MbtiType, b: MbtiType): string {
  if (a[0] !== b[0]) return 'a talker meets a listener';
  if (a[2] !== b[2]) return 'a clear head meets a warm heart';
  if (a[3] !== b[3]) return 'a planner meets an improviser';
  return a[0] === 'I' ? 'neither minds a quiet evening' : 'neither runs out of energy';
}
