import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { eachNode, isNode, spokenFiles, type Node } from '#scripts/words/said.ts';
import { hasWords, literals } from '#scripts/words/literals.ts';

/** Patterns of literals that look like text for a person but need no translation, by file. A comment says why. */
const NO_TEXTS: Readonly<Record<string, RegExp>> = {
  // The name of a page's component.
  'pages.ts': /^\w+$/,
  'features/home/HomePage.tsx': /^[A-Z]\w+[A-Z]\w+$/,
  // Names that the code gives two dialogs.
  'features/chat/list/NewChatDialog.tsx': /^(?:NewGroup|Introduce)$/,
  // Lines in the iCalendar format.
  'features/chat/plans/plan.calendar.ts': /^(?:PRODID|UID):/,
  // A challenge's hashtag and name, which are the same in every language.
  'features/posts/feed/ChallengePage.tsx': /^#Wild Self Challenge$/,
  'features/posts/parts/post.words.ts': /^#WildSelfChallenge$/,
  // Names of keys and typefaces.
  'features/posts/feed/FeedList.tsx': /^End$/,
  'parts/sharing/plate.draw.ts': /^(?:Bricolage|Figtree|Instrument Serif)$/,
  'ui/Emoji.tsx': /Emoji/,
  // Animals with Latin-like names, which are not translated.
  'features/accounts/sign-up/SignupForm.tsx': /^(?:Vulpes curiosissima|Strix epistolaris)$/,
  // Titles in the text of a report, which is English. No screen shows them.
  'features/quiz/report/WildSelfReport.tsx': /^(?:Strengths|Weaknesses|Social Suggestions|Friendship Potentials)$/,
  // Part of a CSS value.
  'features/quest-hall/useFloat.ts': /^px/,
  // The beginning of an `authorization` header.
  'platform/calls/early.ts': /^Bearer /,
  'platform/session/session.ts': /^Bearer /,
  // The text of a push without words, which this server never sends; the service worker has no translations.
  'sw/payload.ts': /^Something new is waiting for you\.$/,
};

/** Matches a text whose first word has a capital letter: a sentence or a name. */
const SAYS = /^[^\p{L}]*\p{Lu}[\p{L}’']*(?:[ .,!?…:]|$)/u;
/** Functions whose arguments need no translation: names, translated texts, and texts for developers only. */
const HEARS_NOBODY = /^(?:t|spoken|rich|includes|Error|TypeError|RangeError|CallError|replace|set|setRequestHeader)$/;
const NO_PLACES = /^(?:Import|Export(?:All|Named)|TS|BinaryExpression|PropertyDefinition)/;

/**
 * Returns the untranslated English texts outside of JSX: values of objects (the title of a toast), arguments (of
 * `useTitle`), and results of functions that return a string. Leaves out messages of errors, which developers read.
 */
function saidElsewhere(path: string): string[] {
  const file = path.replace(/.*\/src\/web\//, '');
  const found: string[] = [];
  const parents = new Map<Node, Node | null>();
  eachNode(path, readFileSync(path, 'utf8'), (node, parent) => {
    parents.set(node, parent);
    if (/Function/.test(node.type) && isAnyText(node))
      found.push(...returnedBy(node).filter((text) => /^\p{L}[\p{L} ,.!?’']*$/u.test(text)));
    if (node.type !== 'Literal' && node.type !== 'TemplateLiteral') return;
    if (node.type === 'Literal' && typeof node['value'] !== 'string') return;
    const text = literals(node).join('7');
    if (!SAYS.test(text) || !/\p{Ll}{2}/u.test(text) || isSpokenFor(node, parents)) return;
    found.push(text);
  });
  return [...new Set(found)]
    .filter((text) => hasWords(text) && NO_TEXTS[file]?.test(text) !== true)
    .map((text) => `${file}: ${text}`);
}

/** Returns whether a text needs no check here, because no person reads the text or another rule checks it. */
function isSpokenFor(node: Node, parents: ReadonlyMap<Node, Node | null>): boolean {
  const parent = parents.get(node);
  if (parent === undefined || parent === null || NO_PLACES.test(parent.type)) return true;
  if (parent.type === 'Property' && parent['key'] === node) return true;
  if (/^(?:Call|New)Expression$/.test(parent.type)) {
    const callee = parent['callee'] as Node;
    const name = isNode(callee['property']) ? callee['property']['name'] : callee['name'];
    if (HEARS_NOBODY.test(String(name))) return true;
  }
  // Another rule checks the values of attributes, but not the functions in them.
  for (let at: Node | null = parent; at !== null && !/Function/.test(at.type); at = parents.get(at) ?? null) {
    if (at.type === 'JSXAttribute' || at.type === 'ImportExpression') return true;
  }
  return false;
}

/** Returns whether a function's declared result is `string`. A function that returns code words has a narrower type. */
function isAnyText(node: Node): boolean {
  const declared = isNode(node['returnType']) ? node['returnType']['typeAnnotation'] : undefined;
  return isNode(declared) && declared.type === 'TSStringKeyword';
}

/** Returns the string literals that a function can return, without those of nested functions. */
function returnedBy(node: Node): string[] {
  const body = node['body'];
  if (!isNode(body)) return [];
  if (body.type !== 'BlockStatement') return literals(body);
  const returned = (value: unknown): string[] => {
    if (Array.isArray(value)) return value.flatMap(returned);
    if (!isNode(value) || /Function/.test(value.type)) return [];
    return value.type === 'ReturnStatement' ? literals(value['argument']) : Object.values(value).flatMap(returned);
  };
  return returned(body['body']);
}

it('All English of the web is looked up by its id', () => {
  const files = spokenFiles().filter((path) => path.includes('/src/web/'));
  expect(files.flatMap(saidElsewhere)).toEqual([]);
});
