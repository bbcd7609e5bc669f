import type { Server } from '#server/platform/http/serve.ts';
import { DemoAnswerer } from './answerer.ts';

/** Demo members have no routes of their own; they answer in their rooms. */
export function demo({ app, deps }: Server): void {
  const answerer = new DemoAnswerer(deps);
  // The answerer stops before the writer of messages closes.
  app.addHook('preClose', () => answerer.stop());
}
