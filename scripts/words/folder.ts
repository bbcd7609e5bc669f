import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { archetypeReports, firstSentence } from '#content/archetype-reports.ts';
import { isLanguage } from '#contract/languages.ts';

export type Texts = Record<string, string>;

export const LANGUAGES = fileURLToPath(new URL('../../content/languages/', import.meta.url));

/**
 * The files of a language's folder and the areas of each, which are the parts of the ids before the dot. The files of
 * content/ have English texts for keys instead (content-texts.ts).
 */
export const areasOf: Readonly<Record<string, readonly string[]>> = {
  'interface/accounts': ['accounts', 'notifications', 'onboarding', 'your-data'],
  'interface/app': ['app', 'common', 'digest', 'frame', 'home', 'landing', 'legal', 'platform', 'saved', 'ui'],
  'interface/chat': ['calls', 'chat', 'gifts'],
  'interface/companions': ['companions', 'wyn'],
  'interface/groups': ['clouds', 'groups', 'quest-hall', 'trending', 'wild-maps'],
  'interface/home-safe': ['home-safe', 'meet'],
  'interface/matching': ['interests', 'introductions', 'matching', 'vibes'],
  'interface/moderation': ['blocks', 'moderation'],
  'interface/operator': ['backups', 'health', 'operator'],
  'interface/parts': ['parts'],
  'interface/people': ['people', 'photo-check', 'premium'],
  'interface/posts': ['posts'],
  'interface/quiz': ['quiz', 'quiz-party'],
};

/** What the browser gets of content/ when it starts. The other files are for the server, or for some pages only. */
const FIRST = ['common', 'errors', 'interests', 'rooms', 'starters'];

/**
 * The files of content/ that only some pages get, when they show (src/web/words/later.ts). Of the reports, those are the
 * previews, with the notes on pairs.
 */
const LATER = new Set(['legal', 'party', 'reports']);

const read = (path: string): Texts => JSON.parse(readFileSync(path, 'utf8')) as Texts;

/** Returns the texts of one file of a language's folder, such as `interface/chat`; none if there is no such file. */
export function textsIn(language: string, file: string): Texts {
  const path = `${LANGUAGES}${language}/${file}.json`;
  return existsSync(path) ? read(path) : {};
}

/** Returns the texts of a folder of a language, such as `server`, over all its files. */
export function textsBelow(language: string, folder: string): Texts {
  const path = `${LANGUAGES}${language}/${folder}`;
  if (!existsSync(path)) return {};
  return Object.assign({}, ...readdirSync(path).map((name) => read(`${path}/${name}`))) as Texts;
}

/** Returns the files of texts that the server says by id, as a language has them. */
export const serverFilesOf = (language: string): string[] =>
  ['server', 'shared'].flatMap((folder) =>
    readdirSync(`${LANGUAGES}${language}/${folder}`).map((name) => `${folder}/${name.replace(/\.json$/, '')}`),
  );

/** Returns the texts of the interface by id, with those that the server says too. */
export const interfaceTextsOf = (language: string): Texts => ({
  ...textsBelow(language, 'interface'),
  ...textsBelow(language, 'shared'),
});

/** Returns the texts that a browser gets together: when it starts, or with the pages that ask for a later file. */
export function partOf(language: string, part: string): Texts {
  if (part === 'reports')
    return { ...previewsOf(textsIn(language, 'content/reports')), ...textsIn(language, 'content/pairs') };
  if (LATER.has(part)) return textsIn(language, `content/${part}`);
  if (part !== 'first') throw new Error(`No page asks for the words “${part}”.`);
  const writing = FIRST.map((file) => textsIn(language, `content/${file}`));
  return Object.assign(interfaceTextsOf(language), ...writing) as Texts;
}

/** Returns the first sentences of reports, which are all that a browser gets of them. What only an owner reads stays. */
function previewsOf(texts: Texts): Texts {
  const open = new Set(Object.values(archetypeReports).flatMap((report): string[] => Object.values(report)));
  const shown = Object.entries(texts).filter(([english]) => open.has(english));
  return Object.fromEntries(shown.map((pair) => pair.map(firstSentence)));
}

/** Returns the part that a module's id asks for, such as `…/languages/es/language.ts?words=legal`. */
export function partIn(id: string): { language: string; part: string } | undefined {
  const [, language = '', part = ''] = /\/content\/languages\/(\w+)\/language\.ts\?words=(\w+)$/.exec(id) ?? [];
  return isLanguage(language) ? { language, part } : undefined;
}
