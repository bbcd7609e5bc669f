import { z } from 'zod';
import { since, wait, well, type Check } from '#server/doctor/finding.ts';

const listed = z.object({ data: z.array(z.object({ id: z.string() })) });

export const models: Check = {
  id: 'models',
  name: ({ t }) => t('doctor.models', 'Models'),
  failure: 'yellow',
  look: async ({ config: { llm } }, signal) => {
    if (llm === undefined) return well(({ t }) => t('doctor.models-none', 'built-in answers'));
    const { baseUrl, apiKey, model } = llm;
    const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
      fetch(baseUrl.replace(/\/+$/, '') + path, {
        ...init,
        headers: {
          'content-type': 'application/json',
          ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
        },
        redirect: 'error',
        signal,
      });
    const begun = performance.now();
    // A list costs nothing. Where a server has none, it is asked for one word.
    let answer = await ask('/models');
    const known = answer.ok ? listed.safeParse(await answer.json().catch(() => undefined)).data : undefined;
    if (known !== undefined && !known.data.some(({ id }) => id === model)) {
      return wait(({ t }) => ({
        title: t('doctor.models-unknown', 'The model is not there'),
        fact: t('doctor.models-unknown-fact', 'The endpoint does not offer {model}.', { model }),
        detail: t('doctor.models-safe', 'The built-in answers take its place.'),
        todo: t('doctor.models-unknown-todo', 'Set LLM_MODEL to one of those that it offers.'),
      }));
    }
    if (known === undefined && answer.status !== 401 && answer.status !== 403) {
      const body = { model, max_tokens: 1, messages: [{ role: 'user', content: 'Hi' }] };
      answer = await ask('/chat/completions', { method: 'POST', body: JSON.stringify(body) });
      await answer.body?.cancel();
    }
    const [ms, { status }] = [since(begun), answer];
    if (answer.ok) return well(({ t }) => t('doctor.models-well', 'answer in {ms} ms', { ms }));
    return wait(({ t }) => ({
      title: t('doctor.models-wrong', 'The language model does not answer'),
      fact: t('doctor.models-wrong-fact', 'The endpoint says {status}.', { status }),
      detail: t('doctor.models-safe', 'The built-in answers take its place.'),
      todo: t('doctor.models-wrong-todo', 'Check LLM_BASE_URL and LLM_API_KEY, and what is left of the account.'),
    }));
  },
};
