import type { MessageScene } from '#contract/chat.replies.ts';
import { readBy, type Scene, type Step, type Story } from '#content/companions/story.ts';
import { themeBy } from './themes.ts';

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
  /** The key of the theme whose replies are open, between scenes. */
  theme?: string | undefined;
  /** How many lines in a row the person typed, between scenes, without moving the conversation on. */
  typed?: number | undefined;
  /** The place before words that were taken with doubt; a correction of the next line leads back to it. */
  was?: Place | undefined;
}

/** A character's line of a scene, and what the person may answer with a tap. */
export interface Played {
  text: string;
  replies: readonly string[];
  scene?: MessageScene;
  place: Place;
}

export const NOWHERE: Place = { scene: null, step: 'start', marks: [], done: [], recalled: [] };
/** The story of a character that has none, because it was composed for one person. */
export const NO_STORY: Story = { scenes: [], props: [], returns: [] };

/** The replies between scenes that are no scene. The engine's rules answer them. */
const BETWEEN = { more: 'ask me something', self: 'tell me about you', enough: 'bye for now' };
/** The most ways on that are offered at once, scenes and themes. */
const WAYS = 2;
const MOST_REPLIES = 4;

/** Returns what may be answered at a place, in the order in which it is shown; `others` are openers of themes. */
export function repliesAt(story: Story, place: Place, others: readonly string[] = []): string[] {
  const step = stepAt(story, place);
  if (step !== undefined) return step.replies.map(({ text }) => text);
  const openers = waiting(story, place).map(({ opener }) => opener);
  const theme = themeBy(place.theme);
  if (theme !== undefined) return [...theme.replies.map(({ text }) => text), openers[0] ?? BETWEEN.more];
  const [fresh, ...later] = others;
  const ways = (isStale(place) && fresh !== undefined ? [fresh, ...openers, ...later] : [...openers, ...others]).slice(
    0,
    WAYS,
  );
  const talk = openers.length > 0 ? [BETWEEN.more] : [BETWEEN.more, BETWEEN.self];
  return [...ways, ...talk, ...(place.done.length > 0 ? [BETWEEN.enough] : [])].slice(0, MOST_REPLIES);
}

/** After this many typed lines, replies answer something that is out of mind. */
const STALE = 2;
const isStale = ({ typed = 0 }: Place): boolean => typed >= STALE;

/** Returns the place after a line that did not move the conversation on. Between scenes, an old theme is given up. */
export function unmoved(place: Place): Place {
  if (place.scene !== null) return { ...place, was: undefined };
  const now = { ...place, was: undefined, typed: (place.typed ?? 0) + 1 };
  return isStale(now) ? { ...now, theme: undefined } : now;
}

/** Returns the line that follows a reply; undefined for one that is of no scene. */
export function play(story: Story, place: Place, reply: string): Played | undefined {
  const step = stepAt(story, place);
  if (step === undefined) {
    const scene = waiting(story, place).find(({ opener }) => opener === reply);
    return scene && told(story, { ...place, scene: scene.key, step: 'start', theme: undefined }, '');
  }
  const chosen = step.replies.find(({ text }) => text === reply);
  if (chosen === undefined) return undefined;
  const marks = chosen.mark === undefined ? place.marks : [...new Set([...place.marks, chosen.mark])];
  return told(story, { ...place, step: chosen.to, marks }, readBy(new Set(marks), chosen.answer));
}

/** Returns what follows an answer that is none of the replies, where the nearest one leads: nothing in it needs a reply. */
export function passBy(story: Story, place: Place, nearest: string): Played | undefined {
  const step = stepAt(story, place);
  const ways = new Set(step?.replies.map(({ to }) => to));
  const to = step?.replies.find(({ text }) => text === nearest)?.to;
  const isOpen =
    ways.size === 1 && step?.replies.every(({ mark }) => !isReadAt(story, { ...place, step: to ?? '' }, mark));
  return to !== undefined && isOpen === true ? told(story, { ...place, step: to }, '') : undefined;
}

function isReadAt(story: Story, place: Place, mark: string | undefined): boolean {
  return mark !== undefined && stepAt(story, place)?.says.some((piece) => piece.if === mark) === true;
}

/** Returns the offer of a place for a line that does not move the conversation on. */
export function stay(story: Story, place: Place, others?: readonly string[]): Omit<Played, 'text'> {
  const scene = sceneAt(story, place);
  return { replies: repliesAt(story, place, others), ...(scene && { scene: placeOf(story, scene) }), place };
}

/** Returns all that is said in the scene that is played, with the names of the character's things. */
export function vocabularyAt(story: Story, place: Place): { said: string; things: string } {
  const steps = [...(sceneAt(story, place)?.steps.values() ?? [])];
  const pieces = steps.flatMap(({ says, replies }) =>
    says.concat(
      replies,
      replies.flatMap(({ answer }) => answer),
    ),
  );
  return {
    said: pieces.map(({ text }) => text).join(' '),
    things: story.props.flatMap(({ names }) => names).join(' '),
  };
}

/** Returns the character's own answer to what the scene is about; undefined between scenes. */
export const ownAnswer = (story: Story, place: Place): string | undefined => sceneAt(story, place)?.own;

/** What a language model has to know of the scene that is played. */
export interface SceneBrief {
  title: string;
  /** What the character has just said. */
  says: string;
  replies: readonly string[];
  /** The replies that left a mark. */
  chosen: readonly string[];
}

/** Returns the brief of the scene that is played; undefined between scenes. */
export function briefOf(story: Story, place: Place): SceneBrief | undefined {
  const scene = sceneAt(story, place);
  const step = stepAt(story, place);
  if (scene === undefined || step === undefined) return undefined;
  const marked = story.scenes.flatMap(({ steps }) => [...steps.values()].flatMap(({ replies }) => replies));
  return {
    title: scene.title,
    says: readBy(new Set(place.marks), step.says),
    replies: repliesAt(story, place),
    chosen: marked.flatMap(({ text, mark }) => (mark !== undefined && place.marks.includes(mark) ? [text] : [])),
  };
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
  scenes.filter(({ key }) => !done.includes(key)).slice(0, WAYS);

const placeOf = ({ scenes }: Story, scene: Scene): MessageScene => ({
  title: scene.title,
  number: scenes.indexOf(scene) + 1,
  of: scenes.length,
});
