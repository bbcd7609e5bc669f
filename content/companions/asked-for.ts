/** What the open question of a scene asks for. */
export type AskedFor =
  | 'person'
  | 'place'
  | 'thing'
  | 'number'
  | 'time'
  | 'reason'
  | 'feeling'
  | 'saying'
  | 'doing'
  | 'yes'
  | 'no';

/** What the open question of a scene asks for, by its words in the form of `plain`; the first match decides. */
const ASKED_FOR: readonly (readonly [RegExp, AskedFor])[] = [
  [
    /\bwhat(?: \w+){1,4} (?:say|write|shout|tell|ask|answer|call|wish|yell)\b|\bwhat (?:word|words|line|sentence)\b/,
    'saying',
  ],
  [
    /\bhow (?:do|does|did|are|is|was)(?: \w+){1,3} (?:feel|sit|tonight|today)\b|\bwhat does your (?:face|heart)\b/,
    'feeling',
  ],
  [/\bhow (?:many|much|long|old|far|often|high)\b|\bwhat (?:number|score|size)\b/, 'number'],
  [/\bwhy\b|\bwhat (?:made|brought)\b|\bhow come\b/, 'reason'],
  [/\b(?:who|whom|whose|whos)\b/, 'person'],
  [/\bwhere\b/, 'place'],
  [/\bwhen\b|\bwhat (?:time|hour|day)\b/, 'time'],
  [
    /\bwhat (?:(?:do|shall|should|would|will|can|did) (?:we|you|i) (?:do|try)|now|comes|next|first)\b|\bhow\b|\b(?:move|then|now)$/,
    'doing',
  ],
  [/\b(?:what|which)\b/, 'thing'],
  [
    /^(?:(?:and|but|so|or) )?(?:do|does|did|is|are|was|were|would|will|can|could|have|has|shall|should|may|ready|any|ever)\b/,
    'yes',
  ],
];

/** Returns what a question in the form of `plain` asks for. */
export const askedFor = (question: string): AskedFor =>
  ASKED_FOR.find(([words]) => words.test(question))?.[1] ?? 'doing';
