import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { companions } from '#content/companions/companions.ts';
import { speaksOfCrisis } from '#content/crisis-spanish.ts';
import { hasContact, hasLink, isHarsh, mayTellOfYouth, openerOf } from '#content/first-words.ts';
import { refusalOf } from '#content/moderation.ts';
import { reachInName, reachOf } from '#content/reach.ts';
import { isNearGrave } from '#content/safety/near.ts';
import { neverSaidIn, passesAsHuman, repeats } from '#content/safety/never-said.ts';
import { isClearNo, isElsewhere, isReassuring } from '#content/safety/questions.ts';
import { mentionsOf } from '#contract/posts.mentions.ts';
import { readsAsOffice } from '#server/features/accounts/names/offices.ts';
import { questionIn } from '#companions/hearing/question.ts';
import { recognise } from '#companions/hearing/recognise.ts';
import { askedOf } from '#companions/memory/asked.ts';
import { wishIn } from '#companions/memory/forgetting.ts';
import { learn } from '#companions/memory/notes.ts';
import { speak } from '#companions/speak.ts';
import { askedIn } from '#server/features/wyn/asking.ts';
import { interestsIn, strangerIn } from '#server/features/wyn/mentions.ts';
import { openerIn, plainTalk, showable } from '#server/features/wyn/model-talk.ts';
import { respond } from '#server/features/wyn/responder.ts';
import { suggest } from '#server/features/wyn/suggest.ts';
import { speechIn } from '#server/features/wyn/tongue.ts';
import { featuresOf } from '#server/platform/safety/features.ts';
import { surePhraseIn } from '#server/platform/safety/sure-phrase.ts';
import { swallows } from '#server/platform/safety/swallows.ts';
import { quietTurn } from './companion-turn.ts';
import { growthOf, MOST_TIMES, pieces, repeated } from './cost.ts';

const [persona] = companions;
const rng = (): number => 0.5;

/** Everything that reads a person's words for their meaning. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  'a companion’s hearing': (text) => recognise([text]),
  'a companion’s questions': questionIn,
  'a companion’s notes': (text) => learn([text], { now: new Date(0), timeZone: 'UTC' }),
  'wishes to forget': (text) => wishIn([text]),
  'questions to the memory': (text) => askedOf([text], []),
  'a companion’s answer': (text) =>
    persona && speak({ ...quietTurn, persona, said: [text], before: [{ by: 'person', text }], rng, reader: undefined }),
  'Wyn’s answer': (text) =>
    (['en', 'es'] as const).map((language) =>
      respond({
        language,
        message: text,
        history: [
          { role: 'user', content: text },
          { role: 'assistant', content: text },
        ],
        knowledge: undefined,
        fact: undefined,
        rng,
      }),
    ),
  'The question that waits': (text) => askedIn([{ isMine: false, text }]),
  'Wyn’s suggestions': (text) => suggest({ lines: [{ isMine: false, text }], shared: [], rng }),
  'names and interests': (text) =>
    (['en', 'es'] as const)
      .map(speechIn)
      .flatMap((speech) => [interestsIn(text, speech), strangerIn({ message: text, knowledge: undefined, speech })]),
  'a model’s words': (text) => [plainTalk(text, 'en'), openerIn(text, []), showable(text, 'en')],
  'what no AI says': (text) => [neverSaidIn(text), repeats(text, text), passesAsHuman(text, text)],
  'features of safety': (text) => [featuresOf(text), swallows(text)],
  'signs of a crisis': (text) => [speaksOfCrisis(text), isNearGrave(text), surePhraseIn(text)],
  'answers to a question': (text) => [isClearNo(text, 'minor'), isElsewhere(text), isReassuring(text)],
  'refused words': refusalOf,
  'first words': (text) => [hasContact(text), hasLink(text), isHarsh(text, true), mayTellOfYouth(text)],
  'what leads out': (text) => [reachOf(text), reachInName(text)],
  mentions: mentionsOf,
  'names of offices': readsAsOffice,
  'equal openers': (text) => openerOf(text, 'Al'),
};

const LENGTH = 2000;

describe.each(Object.entries(readers))('Reading for %s', (_, read) => {
  it('A repeated separator or opener costs linear time', () => {
    for (let at = 0; at < 3; at += 1) read(repeated('My sister moved away and I miss her. ', LENGTH));
    const slow = pieces.flatMap((piece) => {
      const { times, ms } = growthOf(read, { piece, length: LENGTH });
      return times < MOST_TIMES ? [] : [`${JSON.stringify(piece)}: ${times.toFixed(1)} times, ${ms.toFixed(0)} ms`];
    });
    expect(slow).toEqual([]);
  });
});

/** Words that open a clause, a phrase, an order or a name somewhere in the readers. */
const vocabulary =
  'a i my you the not to it she is was do if when who and but so because no really just very old like kill die want think said told name dog sister called named lost tell me please stop what how are hope one 12 1999 https www. com gmail @ . , ? ! … - — : ; \' ’ " “ ” ( ) [ ] * # $ _ / \\ + é ñ 漢 ﷺ 🙂 \u200D \u0301'.split(
    ' ',
  );

describe('Any small piece', () => {
  it('A small piece, repeated, costs linear time', () => {
    const piece = array(constantFrom(...vocabulary, ' ', ' ', '\n'), { minLength: 1, maxLength: 5 });
    assert(
      property(piece, constantFrom(...Object.keys(readers)), constantFrom('', ' '), (parts, reader, between) => {
        const read = readers[reader];
        const { times } =
          read === undefined
            ? { times: Infinity }
            : growthOf(read, { piece: parts.join(between) || ' ', length: LENGTH });
        return times < MOST_TIMES;
      }),
      { numRuns: 400 },
    );
  });
});
