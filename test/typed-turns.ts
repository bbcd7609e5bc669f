import { expect } from 'vitest';
import { companions } from '#content/companions/companions.ts';
import { seededRng } from '#content/seeded-rng.ts';
import { storyOf } from '#companions/scenes.ts';
import { foundByMeaning, speak, type CompanionTurn, type SpokenAnswer } from '#companions/speak.ts';
import type { Encoder } from '#server/platform/reading/encoder.ts';
import { quietTurn } from './companion-turn.ts';

/** Returns a turn at the step that offers a reply with this beginning. */
export function turnAt(key: string, reply: string): Omit<CompanionTurn, 'said'> {
  const persona = companions.find((one) => one.key === key) ?? expect.fail(key);
  const story = storyOf(key);
  for (const scene of story.scenes) {
    for (const [step, { says, replies }] of scene.steps) {
      const offered = replies.map(({ text }) => text);
      if (!offered.some((text) => text.startsWith(reply))) continue;
      const place = { scene: scene.key, step, marks: [], done: [], recalled: [] };
      const before = [{ by: 'companion' as const, text: says.map(({ text }) => text).join(' ') }];
      return { ...quietTurn, persona, story, offered, place, before, rng: seededRng(1) };
    }
  }
  return expect.fail(reply);
}

/** Returns the answer to a line, which the encoder reads. */
export async function answerBy(
  encoder: Encoder,
  turn: Omit<CompanionTurn, 'said'>,
  line: string,
): Promise<SpokenAnswer> {
  const said = [line];
  return speak({ ...turn, said, ...(await foundByMeaning(encoder, { ...turn, said })) });
}

/** Returns the turn after an answer. */
export const goOn = (turn: Omit<CompanionTurn, 'said'>, line: string, { text, offer }: SpokenAnswer): typeof turn => ({
  ...turn,
  before: [...turn.before, { by: 'person', text: line }, { by: 'companion', text }],
  offered: offer?.replies,
  place: offer?.place ?? turn.place,
});

/** Returns what the character says to the reply with this beginning. */
export function readAfter(key: string, reply: string): string {
  const steps = storyOf(key).scenes.flatMap((scene) => Array.from(scene.steps.values()));
  const found = steps.flatMap(({ replies }) => replies).find(({ text }) => text.startsWith(reply));
  return found?.answer[0]?.text ?? expect.fail(reply);
}
