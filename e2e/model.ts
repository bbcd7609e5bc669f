import { ModelServer } from '#test/model-server.ts';
import { test } from './fixtures.ts';

/** A test with a simulated language model, and a server that is configured to use the model. */
export const withModel = test.extend<object, { model: ModelServer }>({
  model: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the names of what a fixture needs from here
    async ({}, use) => {
      const model = new ModelServer();
      await model.start();
      await use(model);
      await model.stop();
    },
    { scope: 'worker' },
  ],
  settings: [({ model }, use) => use({ LLM_BASE_URL: model.url, LLM_MODEL: 'tiny' }), { scope: 'worker' }],
});
