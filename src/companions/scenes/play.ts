import type { MessageScene } from '#contract/chat.replies.ts';
import { readBy, type Scene, type Step, type Story } from '#content/companions/story.ts';

/** Where a conversation is among its character's scenes. It is kept with the character's line. */
export interface Place {
  /** The key of the scene that is played; null between scenes. */
  scene: string | null;
  step: string;
  marks: readonly string[];
  /** The keys of the scenes that came to their end. */
  done: readonly string[];
  /** The marks of which the character spoke on a later day. */
  recalled: readonly string[];
}

/** A character's line of a scene, and what the person may answer with a tap. */
export interface Played {
  text: string;
  replies: readonly string[];
  scene?: MessageScene;
  place: Place;
}

export const NOWHERE: Place = { scene: null, step: 'start', marks: [], done: [], recalled: [] };

/** The replies between scenes that are no scene. The engine's rules answer them. */
const BETWEEN = { more: 'ask me something', self: 'tell me about you', enough: 'bye for now' };
/** The most scenes that are offered at once. */
const OFFERED = 2;

/** Returns the reply that a text takes: the same words, or its number; -1 when it takes none for sure. */
export function taken(replies: readonly string[], said: string): number {
  const words = bare(said);
  const same = replies.findIndex((reply) => bare(reply) === words);
  if (same >= 0) return same;
  const number = /^(?:number )?([1-4])$/.exec(words)?.[1] ?? ORDINALS.findIndex((one) => one.test(words)) + 1;
  return Number(number) >= 1 && Number(number) <= replies.length ? Number(number) - 1 : -1;
}

const ORDINALS = ['first', 'second', 'third', 'fourth'].map((one) => new RegExp(`^(?:the )?${one}(?: one)?$`));
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Returns what may be answered at a place, in the order in which it is shown. */
export function repliesAt(story: Story, place: Place): string[] {
  const step = stepAt(story, place);
  if (step !== undefined) return step.replies.map(({ text }) => text);
  const openers = waiting(story, place).map(({ opener }) => opener);
  const talk = openers.length > 0 ? [BETWEEN.more] : [BETWEEN.more, BETWEEN.self];
  return [...openers, ...talk, ...(place.done.length > 0 ? [BETWEEN.enough] : [])].slice(0, 4);
}

/** Returns the line that follows a reply; undefined for a reply between scenes that opens none. */
export function play(story: Story, place: Place, at: number): Played | undefined {
  const reply = stepAt(story, place)?.replies[at];
  if (reply === undefined) {
    const scene = waiting(story, place)[at];
    return scene && told(story, { ...place, scene: scene.key, step: 'start' }, '');
  }
  const marks = reply.mark === undefined ? place.marks : [...new Set([...place.marks, reply.mark])];
  return told(story, { ...place, step: reply.to, marks }, readBy(new Set(marks), reply.answer));
}

/** Returns the offer of a place for a line that does not move the conversation on. */
export function stay(story: Story, place: Place): Omit<Played, 'text'> {
  const scene = sceneAt(story, place);
  return { replies: repliesAt(story, place), ...(scene && { scene: placeOf(story, scene) }), place };
}

/** Returns the sentence with which the character offers its next scene; undefined when all are played. */
export const invitation = (story: Story, place: Place): string | undefined => waiting(story, place)[0]?.invitation;

/** Returns what the character says first on a later day, about a choice of which it has not yet spoken. */
export function recalled({ returns }: Story, place: Place): { text: string; place: Place } | undefined {
  const one = returns.find(({ mark }) => place.marks.includes(mark) && !place.recalled.includes(mark));
  return one && { text: one.text, place: { ...place, recalled: [...place.recalled, one.mark] } };
}

function told(story: Story, place: Place, answer: string): Played {
  const scene = sceneAt(story, place);
  const step = stepAt(story, place);
  if (scene === undefined || step === undefined) throw new Error(`no step ${place.scene} ${place.step}`);
  const says = readBy(new Set(place.marks), step.says);
  const text = [answer, [says, step.gift?.text].filter(Boolean).join('\n\n')].filter(Boolean).join('\n\n');
  const isEnd = step.replies.length === 0;
  const next = isEnd ? { ...place, scene: null, step: 'start', done: [...place.done, scene.key] } : place;
  return { text, replies: repliesAt(story, next), scene: placeOf(story, scene), place: next };
}

const sceneAt = ({ scenes }: Story, place: Place): Scene | undefined => scenes.find(({ key }) => key === place.scene);
const stepAt = (story: Story, place: Place): Step | undefined => sceneAt(story, place)?.steps.get(place.step);

/** Returns the scenes to offer: those that were not played, in their order. */
const waiting = ({ scenes }: Story, { done }: Place): Scene[] =>
  scenes.filter(({ key }) => !done.includes(key)).slice(0, OFFERED);

const placeOf = ({ scenes }: Story, scene: Scene): MessageScene => ({
  title: scene.title,
  number: scenes.indexOf(scene) + 1,
  of: scenes.length,
});
