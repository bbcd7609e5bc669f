import { readFileSync } from 'node:fs';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { hasWords, literals } from './literals.ts';
import { isTest, source } from './source.ts';
import { beginnings } from '#content/beginnings.ts';
import { challenges } from '#content/challenge.ts';
import { cloudTypes, labelOf, vibeNames } from '#content/clouds.ts';
import { type errorWords, refusedIn } from '#content/error-words.ts';
import { mailWords } from '#content/mail-words.ts';
import { writtenSentences } from '#content/decision-words.ts';
import { checkReasonWords } from '#content/photo-check.ts';
import { photoPoses } from '#content/photo-poses.ts';
import { pillarSides } from '#content/pillars.ts';
import { policies } from '#content/policy.ts';
import { categoryWords, kindWords, outcomeWords, worriedWords } from '#content/report-words.ts';
import { refusalWords } from '#content/moderation.ts';
import { helpCards } from '#content/safety/cards.ts';
import { GOOD_FAITH, NOTICE_SENTENCE, noticeOutcomes, noticeWords, roleWords } from '#content/take-down.ts';
import * as transparency from '#content/transparency.ts';
import { bandNames, vibes } from '#content/vibes.ts';
import { dataItems, dataKinds } from '#content/your-data.ts';
import { email, handle, password } from '#contract/accounts.ts';
import { errors } from '#contract/errors.ts';
import { pillarNames } from '#contract/quiz.ts';
import { SIGNS } from '#server/features/people/dates.ts';
import {
  allSaid,
  contentTextsOf,
  eachNode,
  isNode,
  saidIn,
  spokenFiles,
  textsOf,
  type Node,
  type Said,
} from '#scripts/words.ts';

/** The attributes whose values a person reads or hears. */
const READ =
  /^(?:title|label|alt|placeholder|hint|note|legend|description|confirm|cancel|lede|safe|noun|text|heading|aria-(?:label|description|roledescription|valuetext))$/;

function rawTexts(path: string): string[] {
  const found: string[] = [];
  eachNode(path, readFileSync(path, 'utf8'), (node, parent) => {
    if (node.type === 'JSXText') found.push(String(node['value']));
    if (node.type === 'JSXExpressionContainer' && parent?.type !== 'JSXAttribute') found.push(...literals(node));
    // The default value of a parameter.
    if (node.type === 'AssignmentPattern') found.push(...literals(node['right']).filter((text) => /^[A-Z]/.test(text)));
    if (node.type !== 'JSXAttribute' || !isNode(node['name'])) return;
    if (READ.test(String(node['name']['name']))) found.push(...literals(node['value']));
  });
  return found.filter(hasWords).map((text) => `${path.replace(/.*\/src\//, '')}: ${text.trim()}`);
}

describe('The texts of the interface', () => {
  it('No element shows a text that is not asked for by its id', () => {
    expect(spokenFiles().flatMap(rawTexts)).toEqual([]);
  });

  it('Every text id is well-formed and every placeholder has a value', () => {
    for (const { id, message, values } of allSaid().values()) {
      expect(id).toMatch(/^[a-z-]+\.[a-z0-9-]+$/);
      const missing = placeholdersOf(message).filter((name) => !values.includes(name));
      expect(missing, id).toEqual([]);
    }
  });
});

const PROMISE = /\b(?<!as )(?:soon|stay tuned|under construction)\b|\b(?:pronto|próximamente)\b/i;

it('No text of the interface promises a page that is not there by “soon”', () => {
  const english = [...allSaid().values()].map(({ message }) => message);
  const others = Object.keys(mailWords).flatMap((language) => Object.values(textsOf(language)));
  expect([...english, ...contentTexts(), ...others].filter((text) => PROMISE.test(text))).toEqual([
    // This text says when the next post is possible, so it promises no page.
    errors.posts_used.message,
  ]);
});

/** British spellings, as whole words; “cancelled” is the specification's own spelling. */
const BRITISH = new RegExp(
  `\\b(?:${[
    '\\w*(?:colour|favour|neighbour|behaviour|honour|humour|rumour|labour|flavour|harbour|odour|savour|endeavour)(?!ous)\\w*',
    '(?:judge|acknowledge|lodge)ments?',
    '(?:organ|recogn|real|apolog|critic|emphas|memor|minim|maxim|optim|summar|special|symbol|civil|capital|personal|character|general|util|author|categor|priorit|social|visual|final|local|normal)is(?:e[ds]?|ing|ers?|ations?)',
    '(?:anal|paral|catal)ys(?:e[ds]?|ing)',
    '(?:travel|label|model|level|signal|marvel|quarrel|counsel|fuel)l(?:ed|ing|ers?|ors?)',
    '(?:cent|theat|fib|met|lit|spect|somb|meag)res?',
    '(?:grey|cosy|mum|maths|whilst|amongst|pyjamas|tyres?|kerb|moustache|mould|plough|cheque|aeroplane|sceptic(?:al)?)',
    '(?:fulfil|enrol|instal)(?:s|ments?)?',
    '(?:skil|wil)ful(?:ly)?',
    '(?:programmes?|practis(?:e[ds]?|ing)|licences?|defence|offence)',
  ].join('|')})\\b`,
  'i',
);
/** Word lists for a recognizer, which must know every spelling that people use. */
const HEARD = /^content\/(?:safety\/|crisis\.ts|wyn-intents\.ts)/;

/** Returns the sentences and names in a content file; keys and single lowercase words are left out. */
function copyIn(path: string, code: string): string[] {
  const found: string[] = [];
  eachNode(path, code, (node, parent) => {
    if (parent?.type === 'ImportDeclaration') return;
    if (node.type === 'Literal' && typeof node['value'] === 'string') found.push(node['value']);
    if (node.type === 'TemplateLiteral') found.push(textsIn(node).join(' '));
  });
  return found.filter((text) => /^\p{Lu}|\p{L} \p{L}/u.test(text));
}

it('The product’s texts use American spelling', () => {
  const written = [...source].flatMap(([path, code]) => {
    if (isTest(path) || HEARD.test(path)) return [];
    return path.startsWith('content/') ? copyIn(path, code) : [];
  });
  const spoken = [...allSaid().values(), ...saidByServer()].map(({ message }) => message);
  const copy = new Set([...spoken, ...written, ...leaves(helpCards), ...refusals(), ...Object.values(pillarNames)]);
  expect(copy.size).toBeGreaterThan(5000);
  expect([...copy].filter((text) => BRITISH.test(text))).toEqual([]);
});

describe.each(Object.keys(mailWords))('The language %s', (language) => {
  it('Another language has the file that `start.ts` loads', () => {
    expect(source.has(`src/web/words/${language}.ts`)).toBe(true);
  });

  it('Another language has every text of the interface, and each says what the English says', () => {
    expect(unlike(allSaid().values(), textsOf(language))).toEqual([]);
  });

  it('Another language has what the interface takes from content, and nothing more', () => {
    expect(Object.keys(contentTextsOf(language)).toSorted()).toEqual([...new Set(contentTexts())].toSorted());
  });

  it('Another language has the words of every refusal', () => {
    const spoken = language as keyof typeof errorWords;
    expect(refusals().filter((text) => refusedIn(spoken, text) === text)).toEqual([]);
  });

  it('Another language has every server text with the same placeholders and tags', () => {
    expect(unlike(saidByServer(), mailWords[language as keyof typeof mailWords])).toEqual([]);
  });
});

/** The values that every speaker of the server has: how texts call the place. */
const OF_EVERY_SPEAKER = ['place', 'mark'];

/** Returns the server's texts for people, in mails and chat lines. */
function saidByServer(): Said[] {
  return [...source].flatMap(([path, code]) =>
    /^(?:content|src\/server)\//.test(path) &&
    /\b(?:Speaker|Says|speakerFor)\b|doctor\/finding\.ts/.test(code) &&
    !isTest(path)
      ? saidIn(path, code, OF_EVERY_SPEAKER)
      : [],
  );
}

/** Returns the arguments of `spoken`: texts without an id, because several parts of the product use them. */
function contentTexts(): string[] {
  const index = readFileSync('index.html', 'utf8');
  return [
    ...(/(?<=<noscript>)[^<]*/.exec(index) ?? []),
    ...leaves(helpCards).filter((text) => !/^(?:https|tel|sms):/.test(text)),
    ...[noticeWords, roleWords, noticeOutcomes].flatMap(leaves),
    GOOD_FAITH,
    ...[kindWords, categoryWords, outcomeWords, worriedWords].flatMap(leaves),
    ...[transparency.countWords, transparency.decisionCounts, transparency.answerCounts].flatMap(leaves),
    ...vibes.map(({ label }) => label),
    ...[bandNames, vibeNames, pillarNames, pillarSides].flatMap(leaves),
    ...Object.values(cloudTypes).flatMap(({ title, description }) => [title, description]),
    ...beginnings.flatMap(({ name, line }) => [name, line]),
    ...[0, 50, 70].map(labelOf),
    ...challenges,
    ...[dataKinds, dataItems].flatMap(leaves),
    ...photoPoses.flatMap(({ title, line }) => [title, line]),
    ...Object.values(checkReasonWords).map(({ short }) => short),
    ...SIGNS.map(([, sign]) => sign),
    ...Object.values(errors).map(({ message }) => message),
    ...Object.values(refusalWords),
    ...Object.values(policies).map(({ title }) => title),
    ...writtenSentences,
    NOTICE_SENTENCE,
    ...['', '1', 'ab_', '1234'].flatMap((text) => [email, password, handle].flatMap((field) => saidOf(field, text))),
    ...[email, password, handle].flatMap((field) => saidOf(field, '1'.repeat(200))),
  ];
}

/** Returns the messages of a form field's schema about a text. */
const saidOf = (field: z.ZodType, text: string): string[] =>
  (field.safeParse(text).error?.issues ?? [])
    .map(({ message }) => message)
    .filter((message) => !message.startsWith('Too'));

/** The texts in an object, whatever its shape. */
function leaves(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(value as object).flatMap(leaves);
}

/** Returns the messages of all refusals: those of the error codes, and those written out in rules. */
function refusals(): string[] {
  const written = [...source].flatMap(([path, code]) => {
    const found: string[] = [];
    const isRule = path.startsWith('src/server/') && code.includes('new AppError(');
    if (!isRule && !path.startsWith('src/contract/')) return found;
    eachNode(path, code, (node) => {
      const call = node['callee'] as Node | undefined;
      const of = isNode(call?.['property']) ? String(call['property']['name']) : String(call?.['name']);
      if (isRule && node.type === 'NewExpression' && of === 'AppError')
        found.push(...textsIn((node['arguments'] as unknown[])[1]));
      // A message with values may be stored in a constant before the refusal uses it.
      if (isRule && node.type === 'TemplateLiteral') found.push(...textsIn(node));
      // A schema's message for a field.
      if (!isRule && node.type === 'CallExpression' && CHECKS.test(of)) found.push(...textsIn(node['arguments']));
    });
    return found.filter((text) => /^[A-Z].* .*\.$/.test(text));
  });
  return [...new Set([...Object.values(errors).map(({ message }) => message), ...written])];
}

const CHECKS = /^(?:min|max|length|regex|refine|check)$/;

/** Returns the texts of an expression. A number replaces each value, because refusals contain only numbers. */
function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isNode(value)) return [];
  if (value.type === 'TemplateLiteral') return [literals(value).join('7')];
  return typeof value['value'] === 'string' ? [value['value']] : Object.values(value).flatMap(textsIn);
}

/** Returns the texts that a language lacks or has in excess, and those with other values or parts than the English. */
function unlike(said: Iterable<Said>, texts: Readonly<Record<string, string>>): string[] {
  const left = new Set(Object.keys(texts));
  const wrong = [...said].flatMap(({ id, message, values }) => {
    const text = texts[id];
    left.delete(id);
    if (text === undefined) return [`${id} is missing`];
    const [ours, theirs] = [placeholdersOf(message), placeholdersOf(text)];
    const lost = ours.filter((name) => !theirs.includes(name));
    const unknown = theirs.filter((name) => !values.includes(name));
    const isSameRich = String(partsOf(message)) === String(partsOf(text));
    return lost.length + unknown.length > 0 || !isSameRich ? [`${id}: ${text}`] : [];
  });
  return [...wrong, ...[...left].map((id) => `${id} is said by nobody`)];
}

/** Returns the tags in a text that a page renders as elements (src/web/ui/rich.tsx). */
const partsOf = (text: string): string[] => [...new Set(text.match(/<\/?\w+\/?>/g) ?? [])].toSorted();

type Tokens = ReturnType<typeof compileMessageOrThrow>;

function placeholdersOf(message: string): string[] {
  const namesIn = (tokens: Tokens): string[] =>
    tokens.flatMap((token) => {
      if (typeof token === 'string') return [];
      const [name, , cases] = token;
      const inner = typeof cases === 'object' && cases !== null ? Object.values(cases) : [];
      return [name, ...inner.flatMap((one) => (Array.isArray(one) ? namesIn(one as Tokens) : []))];
    });
  return [...new Set(namesIn(compileMessageOrThrow(message)))];
}
