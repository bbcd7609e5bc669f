import type { Plugin } from 'vite';
import { languageFacts } from '#content/languages/languages.ts';
import { textsIn } from './words/folder.ts';
import { readManifest } from './words/manifest.ts';

/** Writes the web app manifest in each other language, which the page of that language names (landing-plugin.ts). */
export const manifests: Plugin = {
  name: 'manifests',
  apply: 'build',
  generateBundle() {
    for (const [language, { direction }] of Object.entries(languageFacts)) {
      if (language === 'en') continue;
      const texts = textsIn(language, 'content/common');
      const manifest = readManifest();
      const inIt = {
        ...manifest,
        description: texts[manifest.description],
        lang: language,
        dir: direction,
        shortcuts: manifest.shortcuts.map(({ name, description, ...rest }) =>
          Object.assign(rest, { name: texts[name], description: texts[description] }),
        ),
      };
      this.emitFile({ type: 'asset', fileName: `manifest.${language}.webmanifest`, source: JSON.stringify(inIt) });
    }
  },
};
