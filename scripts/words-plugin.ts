import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import { isLanguage } from '#contract/languages.ts';
import { withIsolates } from '#content/isolated-values.ts';
import { languageFacts } from '#content/languages/languages.ts';
import { partIn, partOf, type Texts } from './words/folder.ts';
import { isSpoken, saidIn } from './words/said.ts';

/** Returns a message as code: a string if it has no ICU syntax, otherwise a list of its parts. */
function compiled(message: string): string {
  return JSON.stringify(/['{}]/.test(message) ? compileMessageOrThrow(message) : message);
}

/** What the library tells developers, in strings that every visitor would load. */
const ADVICE = /(?<=new Error\(\s*)"Lingui: [^"]*"|`Uncompiled message detected![^`]*`/g;

/** Compiles the interface's messages in the build, so that the browser loads no parser of ICU MessageFormat. */
export const compiledWords: Plugin = {
  name: 'compiled-words',
  enforce: 'pre',
  load(id) {
    const asked = partIn(id);
    if (asked === undefined) return null;
    const { language, part } = asked;
    const code = `export const messages = ${asCode(partOf(language, part), language)};`;
    return { code: part === 'first' ? code + looks(language) : code, moduleType: 'js' };
  },
  transform(code, id) {
    if (id.includes('/@lingui/core/')) return { code: code.replaceAll(ADVICE, "'lingui'"), map: null };
    if (!isSpoken(id, code)) return null;
    let out = code;
    for (const { message, start, end } of saidIn(id, code).toReversed())
      out = out.slice(0, start) + compiled(message) + out.slice(end);
    return { code: out, map: null };
  },
};

/** Makes the modules start in a given language instead of English, to render the HTML file of that language. */
export const beginsIn = (language: string): Plugin => ({
  name: `begins-in-${language}`,
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('/src/web/words/first.ts')) return null;
    const texts = asCode(partOf(language, 'first'), language);
    return {
      code: `export const firstLanguage = ${JSON.stringify(language)}; export const firstMessages = ${texts};`,
      moduleType: 'js',
    };
  },
});

/** Returns code that gives the document the direction and the fonts of a language that differs from English in them. */
function looks(language: string): string {
  if (!isLanguage(language)) return '';
  const { direction, fonts } = languageFacts[language];
  const families = Object.entries(fonts ?? {}).map(
    ([use, family]) => `document.documentElement.style.setProperty('--font-${use}', ${JSON.stringify(family)});`,
  );
  return [...(direction === 'rtl' ? ["document.documentElement.dir = 'rtl';"] : []), ...families].join('');
}

function asCode(texts: Texts, language: string): string {
  const isTurned = isLanguage(language) && languageFacts[language].direction === 'rtl';
  return `{${Object.entries(texts)
    .map(([key, text]) => `${JSON.stringify(key)}:${asList(text, isTurned)}`)
    .join(',')}}`;
}

/** Returns a text as a list, because the runtime treats a plain string as a message that is not compiled. */
function asList(text: string, isTurned: boolean): string {
  const message = /['{}]/.test(text) ? compileMessageOrThrow(text) : [text];
  return JSON.stringify(isTurned ? withIsolates(message) : message);
}
