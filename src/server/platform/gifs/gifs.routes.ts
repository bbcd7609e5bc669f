import { searchGifs } from '#contract/gifs.ts';
import { serve, type Server } from '#server/platform/http/serve.ts';

export function gifs(server: Server): void {
  const { gifs: found } = server.deps;
  serve(server, searchGifs, async ({ query: { q: words, source, cursor } }) => ({
    ...(await found.search({ words, source, cursor })),
    sources: [...found.sources],
  }));
}
