import { readFileSync } from 'node:fs';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import { contentTextsOf, isSpoken, saidIn, textsOf } from './words.ts';

/** Returns a message as code: a string if it has no ICU syntax, otherwise a list of its parts. */
function compiled(message: string): string {
  return JSON.stringify(/['{}]/.test(message) ? compileMessageOrThrow(message) : message);
}

/** Compiles the interface's messages in the build, so that the browser loads no parser of ICU MessageFormat. */
export const compiledWords: Plugin = {
  name: 'compiled-words',
  enforce: 'pre',
  load(id) {
    if (!/\/(?:src\/web\/words\/\w+\/[\w-]+|content\/words\/[\w-]+)\.json$/.test(id)) return null;
    const texts = Object.entries(JSON.parse(readFileSync(id, 'utf8')) as Record<string, string>);
    return {
      code: `export default {${texts.map(([key, text]) => `${JSON.stringify(key)}:${asList(text)}`).join(',')}}`,
      moduleType: 'js',
    };
  },
  transform(code, id) {
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
    const texts = Object.entries({ ...textsOf(language), ...contentTextsOf(language) }).map(
      ([key, text]) => `${JSON.stringify(key)}:${asList(text)}`,
    );
    return {
      code: `export const firstLanguage = ${JSON.stringify(language)}; export const firstMessages = {${texts.join(',')}};`,
      moduleType: 'js',
    };
  },
});

/** Returns a text as a list, because the runtime treats a plain string as a message that is not compiled. */
const asList = (text: string): string => JSON.stringify(/['{}]/.test(text) ? compileMessageOrThrow(text) : [text]);
