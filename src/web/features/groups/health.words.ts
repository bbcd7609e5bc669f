/** Says that newcomers wait for an answer. */
export function unansweredWords(count: number): string {
  return count === 1
    ? 'One newcomer has written, and nobody has answered yet.'
    : `${count} newcomers have written, and nobody has answered them yet.`;
}

/** Says that most lines come from one person, and accuses nobody. */
export function voiceWords({ percent, isYours }: { percent: number; isYours: boolean }): string {
  return isYours
    ? `${percent} % of this week’s lines are yours. A question to the others can bring them in.`
    : `${percent} % of this week’s lines come from one person. A question to the others can bring them in.`;
}
