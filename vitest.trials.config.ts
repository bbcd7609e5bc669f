import { defineConfig } from 'vitest/config';

/** The trials of `npm run trial`: each sets up servers of its own, takes minutes and says what it measured. */
export default defineConfig({
  test: { include: ['test/trials/*.trial.ts'], testTimeout: 900_000, hookTimeout: 240_000, fileParallelism: false },
});
