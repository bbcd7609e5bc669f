import { speaksOfCrisis } from '#content/crisis-spanish.ts';
import { caseOfCard } from '#content/safety/cards.ts';
import { isNearGrave } from '#content/safety/near.ts';
import { neverSaidIn } from '#content/safety/never-said.ts';
import type { Piece, Scene, Step, Story } from './story.ts';

export const SCENES = 5;
/** The fewest and most messages of the character on a way through a scene. */
export const TURNS = { least: 6, most: 10 };
/** The most letters of an offered reply. */
export const REPLY_MAX = 80;
/** A line of a bubble on a phone. Most replies fit it. */
const REPLY_LINE = 38;
/** The most letters of a character's own answer in a scene. */
const OWN_MAX = 120;
/** A message has 500 letters; the rest is for the sentence that says that this is an AI. */
const SAYS_MAX = 420;

const HOLDS_BACK = [
  /\b(?:do ?n[o’']t|never) (?:go|leave)\b/i,
  /\b(?:miss(?:ed|ing)? you|without you|waited for you|waiting for you)\b/i,
  /\bwhere (?:were|have) you been\b/i,
  /\bbefore you go\b/i,
  /\b(?:abandon|you forgot me|forget me|come back soon)\b/i,
];
const MARKUP = /[*_#`~{}]|https?:|www\.|\[[^\]]*\]\(/;

/** Returns what is wrong with a story, in words for its writer. */
export function faultsOf(story: Story): string[] {
  const faults = story.scenes.flatMap((scene) => faultsOfScene(scene).map((fault) => `${scene.key}: ${fault}`));
  if (story.scenes.length !== SCENES) faults.push(`${story.scenes.length} scenes instead of ${SCENES}`);
  return [...faults, ...faultsOfMarks(story), ...faultsOfProps(story), ...faultsOfWords(story)];
}

function faultsOfScene({ title, opener, own, steps }: Scene): string[] {
  const faults: string[] = [];
  const start = steps.get('start');
  if (start === undefined) return ['no step "start"'];
  if (title.length > 28) faults.push(`a title over 28 letters: ${title}`);
  if (own === '') faults.push('no answer of its own');
  if (own.length > OWN_MAX || own.includes('?'))
    faults.push(`an own answer over ${OWN_MAX} letters, or one that asks: ${own}`);
  if (opener.length > REPLY_LINE) faults.push(`an opener over ${REPLY_LINE} letters: ${opener}`);
  for (const [name, step] of steps) faults.push(...faultsOfStep(name, step, steps));
  const met = new Set<string>();
  for (const way of waysFrom('start', steps, [])) {
    for (const name of way) met.add(name);
    if (new Set(way).size < way.length) {
      faults.push(`a loop: ${way.join(' ')}`);
      continue;
    }
    if (way.length < TURNS.least || way.length > TURNS.most) faults.push(`${way.length} turns on ${way.join(' ')}`);
  }
  for (const name of steps.keys()) if (!met.has(name)) faults.push(`nothing leads to "${name}"`);
  return [...new Set(faults)];
}

function faultsOfStep(name: string, { says, replies, gift }: Step, steps: Scene['steps']): string[] {
  const faults: string[] = [];
  if (says.length === 0) faults.push(`"${name}" says nothing`);
  if (gift === undefined ? replies.length < 2 || replies.length > 4 : replies.length > 0)
    faults.push(`"${name}" needs two to four replies, or a gift and no replies`);
  if (new Set(replies.map(({ text }) => text.toLowerCase())).size < replies.length)
    faults.push(`"${name}" offers the same twice`);
  for (const { text, answer, to } of replies) {
    const next = steps.get(to);
    if (next === undefined) faults.push(`"${text}" leads to no step: ${to}`);
    if (answer.length === 0) faults.push(`nothing answers "${text}"`);
    if (text.length > REPLY_MAX) faults.push(`a reply over ${REPLY_MAX} letters: ${text}`);
    const whole = longest(answer) + longest(next?.says ?? []) + (next?.gift?.text.length ?? 0) + 4;
    if (whole > SAYS_MAX) faults.push(`${whole} letters after "${text}", most is ${SAYS_MAX}`);
  }
  return faults;
}

const longest = (pieces: readonly Piece[]): number => pieces.reduce((sum, { text }) => sum + text.length + 1, 0);

/** Returns all ways to an end. A way that comes back to a step ends there. */
function waysFrom(name: string, steps: Scene['steps'], before: readonly string[]): string[][] {
  if (before.includes(name)) return [[...before, name]];
  const way = [...before, name];
  const next = new Set((steps.get(name)?.replies ?? []).map(({ to }) => to));
  return next.size === 0 ? [way] : [...next].flatMap((one) => waysFrom(one, steps, way));
}

/** Marks are set before they are read, and some are read in a later scene or on a later day. */
function faultsOfMarks({ scenes, returns }: Story): string[] {
  const faults: string[] = [];
  const set = new Map<string, number>();
  let later = 0;
  for (const [at, { key, steps }] of scenes.entries()) {
    for (const { replies } of steps.values())
      for (const { mark } of replies) if (mark !== undefined && !set.has(mark)) set.set(mark, at);
    for (const { says, replies } of steps.values())
      for (const piece of [...says, ...replies.flatMap(({ answer }) => answer)]) {
        const mark = piece.if ?? piece.unless;
        if (mark === undefined) continue;
        const since = set.get(mark);
        if (since === undefined) faults.push(`${key}: no reply before sets the mark ${mark}`);
        else if (since < at) later += 1;
      }
  }
  if (later < 3) faults.push(`${later} lines remember an earlier scene; at least three do`);
  if (returns.length < 3) faults.push(`${returns.length} lines for a later day; at least three`);
  for (const { mark } of returns) if (!set.has(mark)) faults.push(`no reply sets the mark ${mark}`);
  return faults;
}

function faultsOfProps({ props }: Story): string[] {
  const faults = props
    .filter(({ answers }) => answers.what === undefined)
    .map(({ names }) => `no "what" of ${names.join()}`);
  if (props.length < 10) faults.push(`${props.length} things of its own; at least ten`);
  return faults;
}

/** Returns all texts of a story that a character says. */
export function textsOf({ scenes, props, returns }: Story): string[] {
  const steps = scenes.flatMap((scene) => [...scene.steps.values()]);
  const pieces = steps.flatMap(({ says, replies }) => says.concat(replies.flatMap(({ answer }) => answer)));
  return [
    ...scenes.flatMap(({ invitation, own }) => [invitation, own]),
    ...pieces.map(({ text }) => text),
    ...steps.flatMap(({ gift }) => (gift === undefined ? [] : [gift.text])),
    ...props.flatMap(({ answers }) => Object.values(answers)),
    ...returns.map(({ text }) => text),
  ];
}

function faultsOfWords(story: Story): string[] {
  const steps = story.scenes.flatMap((scene) => [...scene.steps.values()]);
  const openers = story.scenes.map(({ opener }) => opener);
  const replies = openers.concat(steps.flatMap((step) => step.replies.map(({ text }) => text)));
  const said = textsOf(story);
  const faults: string[] = [];
  const long = replies.filter(({ length }) => length > REPLY_LINE).length;
  if (long > replies.length / 10) faults.push(`${long} of ${replies.length} replies are over ${REPLY_LINE} letters`);
  const met = new Set<string>();
  for (const text of [...said, ...replies.filter((reply) => reply.length > 20)]) {
    const plain = text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
    if (met.has(plain)) faults.push(`said twice: ${text}`);
    met.add(plain);
  }
  for (const text of said) {
    const kind = neverSaidIn(text, { quotesAreTheirs: true });
    if (kind !== undefined) faults.push(`never said (${kind}): ${text}`);
    if (HOLDS_BACK.some((sign) => sign.test(text))) faults.push(`holds somebody back: ${text}`);
    if (MARKUP.test(text)) faults.push(`markup: ${text}`);
  }
  // Beside something grave the engine ends the scene, so an offered reply may not name it.
  for (const text of replies) if (isNearGrave(text)) faults.push(`a reply beside something grave: ${text}`);
  for (const text of [...said, ...replies])
    if (speaksOfCrisis(text) || caseOfCard(text) !== undefined) faults.push(`reads as a crisis: ${text}`);
  return faults;
}
