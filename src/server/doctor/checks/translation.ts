import { z } from 'zod';
import { languages } from '#contract/languages.ts';
import { notSetUp, since, wait, well, type Check } from '#server/doctor/finding.ts';

const listed = z.array(z.object({ code: z.string(), targets: z.array(z.string()).optional() }));

/** Asks a service that speaks LibreTranslate's API for its languages, which costs nothing. */
export const translation: Check = {
  id: 'translation',
  name: ({ t }) => t('doctor.translation', 'Translation'),
  failure: 'yellow',
  look: async ({ config: { translate, llm } }, signal) => {
    if (translate === undefined) {
      return llm === undefined
        ? notSetUp
        : well(({ t }) => t('doctor.translation-by-model', 'done by the language model'));
    }
    const begun = performance.now();
    const answer = await fetch(`${translate.url.replace(/\/+$/, '')}/languages`, { redirect: 'error', signal });
    if (!answer.ok) {
      await answer.body?.cancel();
      const { status } = answer;
      return wait(({ t }) => ({
        title: t('doctor.translation-wrong', 'The translation does not answer'),
        fact: t('doctor.translation-wrong-fact', 'The service says {status}.', { status }),
        detail: t('doctor.translation-safe', 'The original stays as it is.'),
        todo: t('doctor.translation-wrong-todo', 'Check TRANSLATE_URL and TRANSLATE_KEY.'),
      }));
    }
    const known = listed.parse(await answer.json());
    const targets = new Set(known.flatMap(({ code, targets: into = [code] }) => into));
    const missing = Object.entries(languages).flatMap(([code, name]) => (targets.has(code) ? [] : [name]));
    const ms = since(begun);
    if (missing.length === 0) return well(({ t }) => t('doctor.models-well', 'answer in {ms} ms', { ms }));
    return wait(({ t }) => ({
      title: t('doctor.translation-unknown', 'The translation lacks a language of this place'),
      fact: t('doctor.translation-unknown-fact', 'The service does not translate into: {missing}.', {
        missing: missing.join(', '),
      }),
      detail: t('doctor.translation-safe', 'The original stays as it is.'),
      todo: t('doctor.translation-unknown-todo', 'Install that language there.'),
    }));
  },
};
