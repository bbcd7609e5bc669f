import type { Story } from '#content/companions/story.ts';
import { MESSAGE_MAX } from '#contract/chat.ts';
import type { Encoder } from '#server/platform/reading/encoder.ts';
import { meantBy } from './hearing/kinds.ts';
import { hasDeniedHelp } from './replies/denied-help.ts';
import { goOn } from './replies/go-on.ts';
import { offeredTo, sceneOf } from './replies/read-turn.ts';
import { heardAgain, sorryFor } from './replies/mended.ts';
import { rules, staysOut } from './replies/rules.ts';
import type { CompanionTurn } from './replies/scene.ts';
import { heardIn } from './scenes/by-meaning.ts';
import { invitation, NO_STORY, NOWHERE, stay, unmoved, type Played } from './scenes/play.ts';
import { lightOpeners } from './scenes/themes.ts';
import { Lines } from './words/lines.ts';
import { linesNear } from './words/nearness.ts';
import { asksIn, withoutQuestion } from './words/words.ts';

export type { CompanionTurn, TalkLine } from './replies/scene.ts';

/** What the person may answer with a tap, and where the conversation is among the scenes. */
export type SceneOffer = Omit<Played, 'text'>;

export interface SpokenAnswer {
  /** Plain text, at most one message long. */
  text: string;
  /** The name of the rule that gave the answer. */
  rule: string;
  offer?: SceneOffer | undefined;
}

/** Returns the character's answer. */
export function speak(turn: CompanionTurn): SpokenAnswer {
  const scene = sceneOf(turn);
  const isHushed = turn.isDoubtful || (turn.isAfterHelp && !hasDeniedHelp(turn));
  for (const { name, when, say } of rules) {
    const reaction = when?.(scene) === false || staysOut(scene, name) ? undefined : say(scene);
    if (reaction === undefined) continue;
    const offer =
      UNOFFERED.has(name) || isHushed
        ? undefined
        : offerAt(scene, reaction.place === undefined ? unmoved(scene.place) : { ...reaction.place, typed: undefined });
    return { text: fit([...sorryFor(scene, name), ...goOn(scene, reaction)]), rule: name, offer };
  }
  throw new Error('No rule speaks.');
}

/** After these rules nothing is offered: something grave, a goodbye, and a conversation that begins anew. */
const UNOFFERED: ReadonlySet<string> = new Set(['near-grave', 'goodbye', 'forgotten']);

/** Returns the offer of a line; without a `next` place, of one that does not move the conversation on. */
export function offerAt(
  { story = NO_STORY, place = NOWHERE, rng }: Pick<CompanionTurn, 'story' | 'place' | 'rng'>,
  next = place,
): SceneOffer {
  const openers = lightOpeners();
  const at = Math.floor(rng() * openers.length);
  return stay(story, next, [openers[at] ?? [], openers[(at + 1) % openers.length] ?? []].flat());
}

/** Returns what a turn contains of meanings: the character's lines near to the person's, and the kind of their last. */
export async function foundByMeaning(
  encoder: Encoder,
  turn: Pick<CompanionTurn, 'persona' | 'said' | 'offered' | 'story' | 'place'>,
): Promise<Pick<CompanionTurn, 'near' | 'meant' | 'heard'>> {
  const { persona, said } = turn;
  const last = heardAgain(said.at(-1) ?? '');
  const heard = await heardIn(encoder, last, offeredTo(turn));
  return { near: await linesNear(encoder, persona, said), meant: await meantBy(encoder, [last]), heard };
}

/**
 * Returns the character's first line in a new room, in two paragraphs: a greeting, and then one question. It offers the
 * first scene if the character has one.
 */
export function hello(
  { persona, name, rng }: Pick<CompanionTurn, 'persona' | 'name' | 'rng'>,
  story: Story,
): Omit<SpokenAnswer, 'rule'> {
  const line = new Lines({ mine: [], words: { name }, rng, canAsk: true }).pick(persona.lines.hello);
  // A question may stand before a word of goodbye: "How is your line today? Over."
  const greeting = withoutQuestion(line)
    .replace(/[^.!?]*\?.*$/su, '')
    .trim();
  const invites = invitation(story, NOWHERE);
  const question = invites === undefined ? line.slice(greeting.length).trim() : asking(invites);
  const offer = offerAt({ story, rng });
  return { text: [greeting, question].filter(Boolean).join('\n\n'), offer };
}

/** An invitation that tells without asking gets the shortest question there is. */
const asking = (invites: string): string => (asksIn(invites) ? invites : `${invites} Are you in?`);

/** Joins whole pieces, up to the first piece that would make the text too long. */
function fit(parts: readonly string[]): string {
  let text = '';
  for (const part of parts) {
    if (part === '') continue;
    const longer = text === '' ? part : `${text} ${part}`;
    if ([...longer].length > MESSAGE_MAX) break;
    text = longer;
  }
  return text;
}
