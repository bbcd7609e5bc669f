import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { archetypeReports } from '#content/archetype-reports.ts';
import { deepSections } from '#content/archetype-deep.ts';
import { archetypes } from '#content/archetypes.ts';
import { beginnings } from '#content/beginnings.ts';
import { challenges } from '#content/challenge.ts';
import { cloudTypes, labelOf, vibeNames } from '#content/clouds.ts';
import { pairNotes } from '#content/compatibility.ts';
import { does } from '#content/companions/does.ts';
import { demoAfterHelp, demoNear, demoNearAtAll, demoVoices, inviteIsOff, noBio } from '#content/demo-lines.ts';
import { demoWriting } from '#content/demo-written.ts';
import { writtenSentences } from '#content/decision-words.ts';
import * as deskLines from '#content/desk-lines.ts';
import { gifs } from '#content/gifs.ts';
import { giftTypes } from '#content/gifts.ts';
import { interestCards } from '#content/interest-cards.ts';
import { generalInterests, interestCategories, interests } from '#content/interests.ts';
import { privacy, safety, terms, type LegalDocument } from '#content/legal.ts';
import { withoutNumbers } from '#content/legal.words.ts';
import { refusalWords } from '#content/moderation.ts';
import { checkLine, checkReasonWords } from '#content/photo-check.ts';
import { photoPoses } from '#content/photo-poses.ts';
import { pillarSides } from '#content/pillars.ts';
import { policies } from '#content/policy.ts';
import { questions } from '#content/questions.ts';
import { partyCards } from '#content/quiz-party/catalogue.ts';
import { partyQuizzes } from '#content/quiz-party/quizzes.ts';
import { categoryWords, kindWords, outcomeWords, worriedWords } from '#content/report-words.ts';
import { productFacts } from '#content/product-facts/product-facts.ts';
import { helpCards } from '#content/safety/cards.ts';
import { plainTalks, plainTalksWithNumbers } from '#content/safety/plain-talks.ts';
import { safetyQuestions, unanswered } from '#content/safety/questions.ts';
import { quickStarters, startersByCategory, startersByGroups } from '#content/starters.ts';
import { GOOD_FAITH, NOTICE_SENTENCE, noticeOutcomes, noticeWords, roleWords } from '#content/take-down.ts';
import * as transparency from '#content/transparency.ts';
import { trendingRooms } from '#content/trending.ts';
import { usStates } from '#content/us-states.ts';
import { bandNames, vibes } from '#content/vibes.ts';
import { dataItems, dataKinds } from '#content/your-data.ts';
import { email, handle, password } from '#contract/accounts.ts';
import { errors } from '#contract/errors.ts';
import { UNTITLED_GIF } from '#contract/gifs.ts';
import { NAMELESS } from '#contract/people.ts';
import { checkReasons } from '#contract/photo-check.ts';
import { pillarNames } from '#contract/quiz.ts';
import { SIGNS } from '#server/features/people/dates.ts';
import { allPrompts } from '#server/features/trending/prompts.ts';
import { manifestTexts } from './manifest.ts';

/** Texts of one kind that have no id: their English is the key of their translation. */
export interface Writing {
  about: string;
  /** The file of a language's folder that has them. */
  file: string;
  texts: () => string[];
  /** What the key of a text may be instead of its English. */
  otherKey?: (text: string) => string;
  /** The most letters that their place holds; undefined where a text may be as long as it likes. */
  most?: number;
}

/** Returns the texts in an object, whatever its shape. */
export function leaves(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(value as object).flatMap(leaves);
}

/** Returns the messages of a form field's schema about a text. */
const saidOf = (field: z.ZodType, text: string): string[] =>
  (field.safeParse(text).error?.issues ?? [])
    .map(({ message }) => message)
    .filter((message) => !message.startsWith('Too'));

/** Returns the texts of a legal document. */
const textsOfDocument = ({ title, lede, sections }: LegalDocument): string[] =>
  [
    title,
    lede,
    ...sections.flatMap(({ title: name, body, links = [] }) => [
      name,
      ...body.flatMap((block) =>
        typeof block === 'object' && 'rows' in block ? [block.caption, ...block.rows.flat()] : block,
      ),
      ...links.flatMap(({ label, note }) => [label, note]),
    ]),
  ].filter((words) => /\p{L}/u.test(words));

/** Everything that a person reads of content/ and has no id, in the order in which a translator may take it. */
export const writing: readonly Writing[] = [
  {
    about: 'what the interface takes from content/',
    file: 'content/common',
    texts: () => [
      ...(/(?<=<noscript>)[^<]*/.exec(readFileSync('index.html', 'utf8')) ?? []),
      ...manifestTexts(),
      ...leaves(helpCards).filter((text) => !/^(?:https|tel|sms):/.test(text)),
      ...leaves([safetyQuestions, unanswered, plainTalks, plainTalksWithNumbers]),
      ...[noticeWords, roleWords, noticeOutcomes].flatMap(leaves),
      GOOD_FAITH,
      ...[kindWords, categoryWords, outcomeWords, worriedWords].flatMap(leaves),
      ...[transparency.countWords, transparency.decisionCounts, transparency.answerCounts].flatMap(leaves),
      ...vibes.map(({ label }) => label),
      ...[bandNames, pillarNames, pillarSides].flatMap(leaves),
      ...[0, 50, 70].map(labelOf),
      ...[dataKinds, dataItems].flatMap(leaves),
      ...photoPoses.flatMap(({ title, line }) => [title, line]),
      ...Object.values(checkReasonWords).map(({ short }) => short),
      ...SIGNS.map(([, sign]) => sign),
      ...Object.values(policies).map(({ title }) => title),
      ...writtenSentences,
      NOTICE_SENTENCE,
    ],
  },
  {
    about: 'refusals that pages show',
    file: 'content/errors',
    texts: () => [
      ...Object.values(errors).map(({ message }) => message),
      ...Object.values(refusalWords),
      ...['', '1', 'ab_', '1234'].flatMap((text) => [email, password, handle].flatMap((field) => saidOf(field, text))),
      ...[email, password, handle].flatMap((field) => saidOf(field, '1'.repeat(200))),
    ],
  },
  {
    about: 'the clouds, their beginnings and the challenges',
    file: 'content/rooms',
    texts: () => [
      ...leaves(vibeNames),
      ...Object.values(cloudTypes).flatMap(({ title, description }) => [title, description]),
      ...Object.values(cloudTypes).flatMap(({ tags }) => tags.map(({ tag }) => tag)),
      ...beginnings.flatMap(({ name, line }) => [name, line]),
      ...challenges,
    ],
  },
  { about: 'the product facts', file: 'content/facts', texts: () => productFacts.map(({ answer }) => answer) },
  { about: 'the prompts of the open rooms', file: 'content/prompts', texts: () => [...allPrompts()], most: 90 },
  { about: 'what the AI characters do', file: 'content/companions', texts: () => Object.values(does), most: 70 },
  {
    about: 'privacy and safety',
    file: 'content/legal',
    texts: () => [privacy, safety].flatMap(textsOfDocument),
    // Measured numbers stand in no translation.
    otherKey: withoutNumbers,
  },
  {
    about: 'the sixteen animals',
    file: 'content/common',
    texts: () =>
      Object.values(archetypes).flatMap(({ name, animalName, vibe, description }) => [
        name,
        animalName,
        animalName.toLowerCase(),
        vibe,
        description,
      ]),
  },
  {
    about: 'the gifts',
    file: 'content/common',
    texts: () => giftTypes.flatMap(({ name, description }) => [name, description]),
  },
  {
    about: 'the interests and their cards',
    file: 'content/interests',
    texts: () => [
      ...interestCategories.map(({ name }) => name),
      ...[...interests, ...generalInterests].map(({ name }) => name),
      ...interestCards.flatMap(({ name, line }) => [name, line]),
    ],
  },
  {
    about: 'the conversation starters',
    file: 'content/starters',
    texts: () => [...quickStarters, ...leaves(startersByCategory), ...leaves(startersByGroups)],
  },
  {
    about: 'the open rooms',
    file: 'content/rooms',
    texts: () => Object.values(trendingRooms).flatMap(({ description, tags }) => [description].concat(tags)),
    most: 100,
  },
  {
    about: 'the names of the open rooms',
    file: 'content/rooms',
    texts: () => Object.values(trendingRooms).map(({ name }) => name),
    most: 24,
  },
  {
    about: 'the quiz',
    file: 'content/quiz',
    texts: () => {
      const choices = questions.flatMap((question) => question.choices);
      const asked = [...questions, ...choices].flatMap(({ text }) => text.split('\n'));
      return asked.concat(choices.flatMap(({ descriptor: { name, description } }) => [name, description]));
    },
  },
  {
    about: 'the reports',
    file: 'content/reports',
    texts: () => leaves([archetypeReports, deepSections]),
  },
  {
    about: 'the cards of the party',
    file: 'content/common',
    texts: () => Object.values(partyCards).flatMap(({ title, subtitle, badge }) => [title, subtitle, badge]),
  },
  { about: 'the quizzes of the party', file: 'content/party', texts: () => leaves(partyQuizzes) },
  {
    about: 'what demo members say',
    file: 'content/demo',
    texts: () => [...leaves([demoVoices, demoNear, demoNearAtAll, demoAfterHelp]), inviteIsOff, noBio],
  },
  { about: 'what demo members have written', file: 'content/demo', texts: () => [...demoWriting], most: 140 },
  {
    about: 'the titles of our GIFs',
    file: 'content/common',
    texts: () => [...gifs.map(({ title }) => title), UNTITLED_GIF],
  },
  { about: 'the search words of our GIFs', file: 'content/gifs', texts: () => gifs.map(({ tags }) => tags), most: 90 },
  { about: 'the notes on pairs', file: 'content/pairs', texts: () => [...pairNotes] },
  {
    about: 'what a case keeps',
    file: 'content/desk',
    texts: () => [
      ...Object.values(deskLines).flatMap((one) => (typeof one === 'object' ? leaves(one) : [])),
      ...checkReasons.map(checkLine),
      NAMELESS,
    ],
  },
  { about: 'the states', file: 'content/common', texts: () => Object.values(usStates) },
  { about: 'the terms', file: 'content/legal', texts: () => textsOfDocument(terms), otherKey: withoutNumbers },
];
