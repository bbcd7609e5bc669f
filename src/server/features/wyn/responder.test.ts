import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { archetypes } from '#content/archetypes.ts';
import { interestCategories, interests } from '#content/interests.ts';
import { intents, type Intent } from '#content/wyn-intents.ts';
import { openersByCategory, openersByGroups, openersForAnyone, tones } from '#content/wyn-openers.ts';
import { replies } from '#content/wyn-replies.ts';
import { mbtiTypes } from '#contract/people.ts';
import type { WynLine } from '#contract/wyn.ts';
import { seededRng } from '#content/seeded-rng.ts';
import type { Knowledge } from './knowledge.ts';
import { ada, marisol } from '#test/wyn-known.ts';
import { recognise } from './recognise.ts';
import { respond } from './responder.ts';
import type { Reply } from './scene.ts';

/** Says these lines in turn and returns the replies. */
function talk(said: string[], who: Knowledge | 'visitor' = ada, seed = 7): Reply[] {
  const rng = seededRng(seed);
  const history: WynLine[] = [];
  const knowledge = who === 'visitor' ? undefined : who;
  return said.map((message) => {
    const reply = respond({ message, history, knowledge, fact: undefined, rng });
    history.push({ role: 'user', content: message }, { role: 'assistant', content: reply.text });
    return reply;
  });
}

const wanted: readonly (readonly [Intent, string])[] = [
  ['opener', 'give me an opener for Marisol'],
  ['opener', 'What should I say to her?'],
  ['another', 'another one'],
  ['weirder', 'yes, but make it weird'],
  ['softer', 'too weird, something softer'],
  ['waiting', 'Who is waiting for me?'],
  ['waiting', 'did anyone write to me?'],
  ['waiting', '¿Quién espera mi respuesta?'],
  ['another', 'Otra más'],
  ['their_reply', 'she said she likes soup, what do I reply'],
  ['no_reply', 'he hasn’t replied in two days'],
  ['rejected', 'they rejected me'],
  ['archetype', 'Explain my archetype'],
  ['why_match', 'Why did we match?'],
  ['why_match', 'what do we have in common'],
  ['profile', 'can you improve my profile?'],
  ['next_step', 'What should I do now?'],
  ['about_wildin', 'What is Wildin?'],
  ['matching', 'How does matching work?'],
  ['quota', 'how many matches do I have left today'],
  ['quiz', 'how long is the quiz'],
  ['vibes', 'what are vibes for'],
  ['premium', 'is this free?'],
  ['companions', 'are the people real people here?'],
  ['scam', 'she asked me for money'],
  ['safety', 'Is it safe?'],
  ['meeting', 'where should we meet for a first date'],
  ['privacy', 'what do you know about me'],
  ['account', 'how do I delete my account'],
  ['nervous', 'I’m so nervous'],
  ['lonely', 'I feel lonely tonight'],
  ['sad', 'had a really rough week'],
  ['bored', 'im bored'],
  ['joke', 'tell me a joke'],
  ['hello', 'Hey there'],
  ['how_are_you', 'how are you?'],
  ['who_are_you', 'are you a real person?'],
  ['love', 'I love you'],
  ['compliment', 'you’re so funny'],
  ['insult', 'you suck'],
  ['thanks', 'thank you!'],
  ['yes', 'yes please'],
  ['no', 'no thanks'],
  ['goodbye', 'ok gotta go, bye'],
  ['astrology', 'is mercury in retrograde'],
  ['off_topic', 'do my homework'],
];

describe('what is recognised', () => {
  it.each(wanted)('The recogniser finds %s in “%s”', (intent, words) => expect(recognise(words)).toBe(intent));
  it('The recogniser finds nothing in empty talk', () => expect(recognise('florp the wizzle')).toBeUndefined());
  it('Examples exist for nearly every intent', () => {
    const tried = new Set(wanted.map(([intent]) => intent));
    expect(intents.filter((intent) => !tried.has(intent))).toEqual(['more', 'interests']);
  });
});

describe('openers', () => {
  const all = [...Object.values(openersByCategory), ...Object.values(openersByGroups), openersForAnyone].flatMap((by) =>
    tones.flatMap((tone) => by[tone]),
  );

  it('Every opener is unique, answerable and free of “hey”', () => {
    expect(all.length).toBeGreaterThanOrEqual(160);
    expect(new Set(all).size).toBe(all.length);
    for (const line of all) {
      expect(line, line).not.toMatch(/\bhey\b|how are you/i);
      expect(line, line).toMatch(/\?|\bdescribe\b|\bpicture\b|hear about|stretching/i);
      expect(line.length, line).toBeLessThanOrEqual(180);
    }
  });

  it('Openers exist for every category in every tone and every pair of groups', () => {
    for (const { id } of interestCategories) {
      for (const tone of tones) expect(openersByCategory[id]?.[tone].length, `${id} ${tone}`).toBeGreaterThan(1);
    }
    for (const a of mbtiTypes) {
      for (const b of mbtiTypes) {
        const pair = [archetypes[a].group, archetypes[b].group].toSorted().join(' ');
        expect(openersByGroups[pair], pair).toBeDefined();
      }
    }
  });

  it('An opener is about shared interests with the newest or the named match', () => {
    const [first, second, third] = talk(['opener', 'an opener for Bo please', 'weirder']);
    expect(first?.opener).toMatchObject({ name: 'Marisol', chatRoomId: marisol.chatRoomId });
    expect(second?.opener?.name).toBe('Bo');
    expect(third?.opener?.name).toBe('Bo');
    const about = openersByCategory['food']?.plain.concat(openersByCategory['words']?.plain ?? []) ?? [];
    const filled = about.flatMap((line) =>
      marisol.shared.map(({ name }) =>
        line.replace('{It}', name).replace('{it}', name.charAt(0).toLowerCase() + name.slice(1)),
      ),
    );
    expect(filled).toContain(first?.opener?.text);
  });

  it('An opener says so when no match has that name', () => {
    const [reply] = talk(['an opener for Zed']);
    expect(reply?.text).toContain('Zed');
    expect(reply?.opener?.name).toBe('Marisol');
  });

  it('Openers never come twice while there are others, in whatever tone', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1000 }),
        fc.array(fc.constantFrom('opener', 'another', 'weirder', 'softer'), { minLength: 2, maxLength: 14 }),
        (seed, said) => {
          const texts = talk(said, ada, seed).map(({ opener }) => opener?.text);
          expect(new Set(texts).size).toBe(texts.length);
          expect(texts).not.toContain(undefined);
        },
      ),
    );
  });

  it('Openers never run dry', () => {
    const texts = talk(Array.from({ length: 120 }, () => 'another opener'));
    expect(texts.every(({ opener }) => (opener?.text.length ?? 0) > 10)).toBe(true);
  });

  it('An opener for a visitor uses what they name', () => {
    const [reply] = talk(['she likes hiking, help me write to her'], 'visitor');
    expect(reply?.opener).toMatchObject({ name: null, chatRoomId: null });
    expect(interests.some(({ category, name }) => category === 'outdoors' && name === 'Hiking')).toBe(true);
  });
});

describe('a conversation', () => {
  it('A conversation gives the same for the same chance', () => {
    const said = ['hi', 'opener', 'another', 'I’m nervous', 'joke', 'bye'];
    expect(talk(said, ada, 3)).toEqual(talk(said, ada, 3));
  });

  it('A conversation opens page after page of the archetype, then says that this was all', () => {
    const pages = talk(['explain my archetype', 'more', 'go on', 'more', 'more', 'more']).map(({ text }) => text);
    expect(new Set(pages).size).toBe(6);
    expect(pages[0]).toContain('Otter');
    expect(pages[5]).toContain('the whole field guide entry');
  });

  it('A conversation does not say the same line twice while it has another', () => {
    for (const [intent, words] of wanted) {
      const lines = (replies as Partial<Record<Intent, readonly string[]>>)[intent];
      if (lines === undefined) continue;
      const answers = talk([words, words]).map(({ text }) => text);
      expect(answers[0], words).not.toBe(answers[1]);
    }
  });

  it('A conversation fills in every fact that it names', () => {
    const newcomer: Knowledge = { ...ada, matches: [], archetype: undefined, interests: [] };
    for (const knowledge of [ada, newcomer, 'visitor'] as const) {
      for (const [, words] of wanted) {
        for (const { text } of talk([words, words, words, words], knowledge)) {
          expect(text, words).not.toMatch(/[{}]|undefined|null|NaN/);
          expect(text.length, words).toBeGreaterThan(5);
        }
      }
    }
  });

  it('A conversation never argues with a goodbye', () => {
    for (const { text } of talk(['bye', 'good night', 'gotta go', 'bye', 'goodbye'])) {
      expect(text).not.toMatch(/\bstay\b|don’t go|wait|are you sure|before you|\?/i);
    }
  });

  it('A conversation survives any words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (message) => {
        expect(talk([`${message} x`])[0]?.text.length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('Advice for a profile', () => {
  it('A question about what to write in a bio gets advice, not directions', () => {
    const fact = 'Self, then Edit Profile.';
    const told = (message: string): string =>
      respond({ message, history: [], knowledge: ada, fact, rng: seededRng(7) }).text;
    expect(told('What should I put in my bio?')).not.toContain(fact);
    expect(told('How do I change my profile picture?')).toContain(fact);
  });
});

describe('A fact about the product', () => {
  const fact = 'Account, “Password, email and phone.”';
  const told = (message: string): string =>
    respond({ message, history: [], knowledge: ada, fact, rng: seededRng(7) }).text;

  it.each([
    'I forgot my password, what now?',
    'Can I fix a typo in a message I already sent?',
    'How do I start a group?',
    'How do I send somebody a gift?',
    'I only want to meet people near me, where do I set that?',
  ])('The answer to “%s” is the fact', (message) => expect(told(message)).toBe(fact));

  it.each(['Give me an opener', 'how do I start a conversation with Marisol?', 'I feel lonely tonight'])(
    '“%s” gets more than a fact that is near it',
    (message) => expect(told(message)).not.toBe(fact),
  );
});
