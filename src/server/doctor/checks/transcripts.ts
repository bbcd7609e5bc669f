import { notSetUp, since, wait, well, type Check } from '#server/doctor/finding.ts';

/** Asks the endpoint that writes out voice notes for its models. Not every such endpoint has the list. */
export const transcripts: Check = {
  id: 'transcripts',
  name: ({ t }) => t('doctor.transcripts', 'Voice notes written out'),
  failure: 'yellow',
  look: async ({ config: { transcribe } }, signal) => {
    if (transcribe === undefined) return notSetUp;
    const { baseUrl, apiKey } = transcribe;
    const begun = performance.now();
    const answer = await fetch(`${baseUrl.replace(/\/+$/, '')}/models`, {
      headers: apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` },
      redirect: 'error',
      signal,
    });
    await answer.body?.cancel();
    const [ms, { status }] = [since(begun), answer];
    if (answer.ok || status === 404) return well(({ t }) => t('doctor.models-well', 'answer in {ms} ms', { ms }));
    return wait(({ t }) => ({
      title: t('doctor.transcripts-wrong', 'Voice notes are not written out'),
      fact: t('doctor.transcripts-wrong-fact', 'The service says {status}.', { status }),
      detail: t('doctor.transcripts-safe', 'They are heard as ever.'),
      todo: t('doctor.transcripts-wrong-todo', 'Check TRANSCRIBE_URL and TRANSCRIBE_KEY.'),
    }));
  },
};
