import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isTest, source } from './source.ts';
import { helpCards } from '#content/safety/cards.ts';
import { errors } from '#contract/errors.ts';
import { languages, type Language } from '#contract/languages.ts';
import { pillarNames } from '#contract/quiz.ts';
import { check, placeholdersOf } from '#scripts/words/check.ts';
import { interfaceTextsOf } from '#scripts/words/folder.ts';
import { hasWords, literals } from '#scripts/words/literals.ts';
import { refusals, saidByServer, textsIn } from '#scripts/words/said.server.ts';
import { allSaid, eachNode, isNode, spokenFiles } from '#scripts/words/said.ts';
import { leaves, writing } from '#scripts/words/writing.ts';

const others = (Object.keys(languages) as Language[]).filter((language) => language !== 'en');

/** Returns the texts of content/ that have no id, without words that only a search reads. */
const contentTexts = (): string[] =>
  writing.filter(({ file }) => file !== 'content/gifs').flatMap(({ texts }) => texts());

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
  const translated = others.flatMap((language) => Object.values(interfaceTextsOf(language)));
  expect([...english, ...contentTexts(), ...translated].filter((text) => PROMISE.test(text))).toEqual([
    // This text says when the next post is possible, so it promises no page.
    errors.posts_used.message,
  ]);
});

/** The files whose texts are stored, mailed or pushed. Only they speak in the language of an account. */
const KEPT =
  `accounts/mail/messages accounts/sign-in/reset accounts/standing/approval calls/push demo/answerer digest/worker
  home-safe/home-safe.page.routes home-safe/letters home-safe/outings home-safe/push introductions/introductions
  matching/lookout/worker moderation/penalties/effects notifications/notifications.routes notifications/push-worker
  operator/health/alerts operator/health/try-mail plans/open-pages plans/plans plans/reminders polls/polls
  quiz-party/together your-data/export`.split(/\s+/);

it('The answer to a request is in the request’s language, not the account’s', () => {
  const speaking = [...source].flatMap(([path, code]) => (/\bspeakerFor\(/.test(code) && !isTest(path) ? [path] : []));
  const kept = KEPT.map((name) => `src/server/features/${name}.ts`);
  expect(speaking.toSorted()).toEqual([...kept, 'src/server/platform/speaker.ts'].toSorted());
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
const HEARD = /^content\/(?:safety\/|languages\/|crisis\.ts|wyn-intents\.ts)/;

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

describe.each(others)('The language %s', (language) => {
  const found = check(language);

  it('Another language has every text that a person reads', () => {
    expect(found.missing).toEqual([]);
  });

  it('Another language has no text that nobody says', () => {
    expect(found.unused).toEqual([]);
  });

  it('Each text says what the English says, in a length that its place holds', () => {
    expect(found.different).toEqual([]);
    expect(found.tooLong).toEqual([]);
    expect(found.english).toEqual([]);
  });
});
