import { setFading } from '#contract/chat.keeping.ts';
import { serve, type Server } from '#server/platform/http/serve.ts';
import { startEnding } from './fading/ending.ts';
import { wishFading } from './fading/fading.ts';

export function chatFading(server: Server): void {
  const { app, deps } = server;
  serve(server, setFading, async ({ caller, params: { roomId }, body: { length } }) => ({
    fading: await wishFading(deps, { roomId, userId: caller.userId, length }),
  }));
  app.addHook('onClose', startEnding(deps));
}
