import { MESSAGE_MAX } from '#contract/chat.ts';
import type { Encoder } from '#server/platform/reading/encoder.ts';
import { meantBy } from './hearing/kinds.ts';
import { goOn } from './replies/go-on.ts';
import { sceneOf } from './replies/read-turn.ts';
import { rules } from './replies/rules.ts';
import type { CompanionTurn } from './replies/scene.ts';
import { Lines } from './words/lines.ts';
import { linesNear } from './words/nearness.ts';

export type { CompanionTurn, TalkLine } from './replies/scene.ts';

export interface SpokenAnswer {
  /** Plain text, at most one message long. */
  text: string;
  /** The name of the rule that gave the answer. */
  rule: string;
}

/** Returns the character's answer. */
export function speak(turn: CompanionTurn): SpokenAnswer {
  const scene = sceneOf(turn);
  for (const { name, when, say } of rules) {
    const reaction = when?.(scene) === false ? undefined : say(scene);
    if (reaction !== undefined) return { text: fit(goOn(scene, reaction)), rule: name };
  }
  throw new Error('No rule speaks.');
}

/** Returns what a turn contains of meanings: the character's lines near to the person's, and the kind of their last. */
export async function foundByMeaning(
  encoder: Encoder,
  { persona, said }: Pick<CompanionTurn, 'persona' | 'said'>,
): Promise<Pick<CompanionTurn, 'near' | 'meant'>> {
  const near = await linesNear(encoder, persona, said);
  return { near, meant: await meantBy(encoder, said) };
}

/** Returns the character's first line in a new room. */
export const hello = ({ persona, name, rng }: Pick<CompanionTurn, 'persona' | 'name' | 'rng'>): string =>
  new Lines({ mine: [], words: { name }, rng, canAsk: true }).pick(persona.lines.hello);

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
