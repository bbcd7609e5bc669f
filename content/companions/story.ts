/**
 * What a character plays with a person: scenes of offered replies, and what it knows of its own things. A `.story` file
 * in content/companions/stories/ holds one, in the form that its README describes.
 */
export interface Story {
  scenes: readonly Scene[];
  props: readonly Prop[];
  /** What the character says first on a later day to a person with this mark. */
  returns: readonly { mark: string; text: string }[];
}

export interface Scene {
  key: string;
  title: string;
  /** How the character offers the scene, and the reply that begins it. */
  invitation: string;
  opener: string;
  /** What the character answers when it is asked the same, in at most 120 letters. */
  own: string;
  /** By name; `start` is the first. */
  steps: ReadonlyMap<string, Step>;
}

export interface Step {
  says: readonly Piece[];
  /** Two to four; none at the end of a scene. */
  replies: readonly Reply[];
  /** What the person takes along from the end of a scene. */
  gift?: Gift;
}

export interface Reply {
  /** At most 80 letters, in the person's voice. */
  text: string;
  answer: readonly Piece[];
  to: string;
  /** What the character remembers of this choice, in later scenes and on later days. */
  mark?: string;
}

/** A sentence or more, said always, or only to a person with (`if`) or without (`unless`) a mark. */
export interface Piece {
  text: string;
  if?: string;
  unless?: string;
}

export const giftKinds = ['question', 'opener', 'dare', 'line'] as const;
/** A question for a real friend, an opener for a chat, a small dare, or a line for one's own profile. */
export interface Gift {
  kind: (typeof giftKinds)[number];
  text: string;
}

export const propQuestions = ['what', 'who', 'where', 'why', 'how', 'when'] as const;
export type PropQuestion = (typeof propQuestions)[number];
/** A thing, place or person of the character's, under the names that a person may use for it. */
export interface Prop {
  names: readonly string[];
  answers: Readonly<Partial<Record<PropQuestion, string>>>;
}

/** Returns the pieces that somebody with these marks reads. */
export function readBy(marks: ReadonlySet<string>, pieces: readonly Piece[]): string {
  return pieces
    .filter((piece) => piece.if === undefined || marks.has(piece.if))
    .filter((piece) => piece.unless === undefined || !marks.has(piece.unless))
    .map(({ text }) => text)
    .join(' ');
}

/** Parses a story. Throws an Error that names the line of a fault in its form. */
export function parseStory(source: string): Story {
  const reader = new StoryReader();
  for (const [at, line] of source.split('\n').entries()) {
    try {
      reader.take(line.trim());
    } catch (error) {
      throw new Error(`line ${at + 1}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  }
  return reader.story;
}

type Open<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer U)[] ? U[] : T[K] };

class StoryReader {
  readonly story = { scenes: [] as Scene[], props: [] as Prop[], returns: [] as { mark: string; text: string }[] };
  #steps: Map<string, Step> | undefined;
  #step: Open<Step> | undefined;
  /** Where the next plain line goes. */
  #pieces: Piece[] | undefined;
  #prop: Partial<Record<PropQuestion, string>> | undefined;

  take(line: string): void {
    const [sign, rest] = [line.slice(0, 1), line.slice(1).trim()];
    if (line === '' || line.startsWith('//')) return;
    if (sign === '=') this.#beginScene(rest);
    else if (sign === '~') this.#own(rest);
    else if (sign === ':') this.#beginStep(rest);
    else if (sign === '-') this.#beginReply(rest);
    else if (sign === '!') this.#give(rest);
    else if (sign === '@') this.#beginProp(rest);
    else if (sign === '<') this.#comeBack(rest);
    else if (this.#prop !== undefined) this.#answer(line);
    else this.#say(line);
  }

  #beginScene(rest: string): void {
    const [key, title, invitation, opener] = parted(rest, 4);
    this.#steps = new Map();
    this.#step = this.#pieces = this.#prop = undefined;
    this.story.scenes.push({ key, title, invitation, opener, own: '', steps: this.#steps });
  }

  #own(rest: string): void {
    const scene = this.story.scenes.at(-1);
    if (scene === undefined || this.#step !== undefined) throw new Error('an own answer stands below its scene');
    this.story.scenes.splice(-1, 1, { ...scene, own: rest });
  }

  #beginStep(name: string): void {
    if (this.#steps === undefined) throw new Error('a step outside a scene');
    if (this.#steps.has(name)) throw new Error(`a second step "${name}"`);
    this.#pieces = [];
    this.#step = { says: this.#pieces, replies: [] };
    this.#steps.set(name, this.#step);
  }

  #beginReply(rest: string): void {
    const match = /^(?<text>.+?) > (?<to>[\w-]+)(?: \+(?<mark>[\w-]+))?$/.exec(rest)?.groups;
    if (this.#step === undefined || match === undefined) throw new Error('a reply is "- words > step +mark"');
    this.#pieces = [];
    const { text = '', to = '', mark } = match;
    this.#step.replies.push({ text, to, answer: this.#pieces, ...(mark !== undefined && { mark }) });
  }

  #give(rest: string): void {
    const [kind, text] = parted(rest, 2);
    const known = giftKinds.find((one) => one === kind);
    if (this.#step === undefined || known === undefined) throw new Error(`no gift "${kind}"`);
    this.#step.gift = { kind: known, text };
  }

  #beginProp(rest: string): void {
    this.#prop = {};
    this.#step = this.#pieces = undefined;
    this.story.props.push({ names: rest.split(',').map((name) => name.trim()), answers: this.#prop });
  }

  #answer(line: string): void {
    const [word = '', text = ''] = line.split(/: (.*)/s);
    const asked = propQuestions.find((one) => one === word);
    if (asked === undefined || this.#prop === undefined)
      throw new Error(`an answer begins with ${propQuestions.join(', ')}`);
    this.#prop[asked] = text;
  }

  #comeBack(rest: string): void {
    const [mark, text] = parted(rest, 2);
    this.#prop = this.#pieces = undefined;
    this.story.returns.push({ mark, text });
  }

  #say(line: string): void {
    if (this.#pieces === undefined) throw new Error('words outside a step');
    const bound = /^\?(?<not>!?)(?<mark>[\w-]+) (?<text>.+)$/.exec(line)?.groups;
    if (bound === undefined) this.#pieces.push({ text: line });
    else this.#pieces.push({ text: bound['text'] ?? '', [bound['not'] === '!' ? 'unless' : 'if']: bound['mark'] });
  }
}

function parted<N extends 2 | 4>(
  rest: string,
  count: N,
): N extends 2 ? [string, string] : [string, string, string, string] {
  const parts = rest.split('|').map((part) => part.trim());
  if (parts.length !== count || parts.includes('')) throw new Error(`${count} parts between "|"`);
  return parts as N extends 2 ? [string, string] : [string, string, string, string];
}
