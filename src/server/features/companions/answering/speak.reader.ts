import { topics, type Companion } from '#content/companions/companion.ts';
import { storyOf } from '#companions/scenes.ts';
import { companions } from '#content/companions/companions.ts';
import { seededRng } from '#content/seeded-rng.ts';
import { foundByMeaning, speak, type CompanionTurn, type SpokenAnswer } from '#companions/speak.ts';
import type { Encoder } from '#server/platform/reading/encoder.ts';

/** A turn without what is found by meaning; `seed` determines the random choices. */
interface Speaking extends Omit<CompanionTurn, 'near' | 'meant' | 'rng' | 'story'> {
  seed: number;
}

export async function read({ seed, ...turn }: Speaking, encoder: Encoder): Promise<SpokenAnswer> {
  const story = storyOf(turn.persona.key);
  return speak({ ...turn, story, ...(await foundByMeaning(encoder, turn)), rng: seededRng(seed) });
}

const quiet = {
  earlier: [],
  notes: [],
  asked: undefined,
  forgot: undefined,
  corrected: undefined,
  touched: [],
  mayBringUp: true,
  thread: undefined,
  name: undefined,
  isNameNew: false,
  fact: undefined,
  pauseMs: 0,
  isAfterHelp: false,
  isDoubtful: false,
  now: new Date(0),
  timeZone: 'UTC',
  seed: 1,
};

/** A character with one line about itself and none on a topic, because the encoder takes its time over each. */
const terse = ({ lines, ...persona }: Companion): Companion => ({
  ...persona,
  lines: {
    ...lines,
    topics: Object.fromEntries(topics.map((topic) => [topic, []])) as unknown as Companion['lines']['topics'],
    aboutYou: lines.aboutYou.slice(0, 1),
  },
});

const sampleOf = (text: string): Speaking[] =>
  companions.slice(0, 1).map((persona) => {
    const before = [{ by: 'person' as const, text: 'I like my dog, a lot' }];
    return Object.assign({ persona: terse(persona), said: [text], before }, quiet);
  });

export const samples: readonly Speaking[] = [
  'My sister Ana moved away, and I miss her because she was my best friend.',
  'hey, how are you? I’m tired, my boss said that “it is all my fault”',
  'What would you do if you were me, who never said anything?',
  'me llamo Juan y estoy muy cansado, gracias',
  'We got the house! And so I went home, sat down, ate cake.',
  'no',
  'good night',
].flatMap(sampleOf);
