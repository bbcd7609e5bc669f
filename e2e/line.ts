import type { Page, WebSocketRoute } from '@playwright/test';

/** A browser's line to the server, in a test's hand. */
export interface Line {
  /** The network is gone: the socket ends, nothing goes through, and a new one finds nobody. */
  cut: () => Promise<void>;
  /** The network is back, and the browser says so. */
  mend: () => Promise<void>;
  /** From now on, what the browser says over the socket still arrives, and nothing comes back. */
  deafen: () => void;
}

/** Takes hold of the line; before the page is opened. */
export async function holdLine(page: Page): Promise<Line> {
  let isCut = false;
  let isDeaf = false;
  let sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/ws$/, async (socket) => {
    if (isCut) {
      await socket.close({ code: 1006 }).catch(() => socket.close());
      return;
    }
    sockets.push(socket);
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (!isDeaf) socket.send(message);
    });
  });
  return {
    cut: async () => {
      isCut = true;
      await page.context().setOffline(true);
      for (const socket of sockets) await socket.close();
      sockets = [];
    },
    mend: async () => {
      isCut = false;
      isDeaf = false;
      await page.context().setOffline(false);
    },
    deafen: () => {
      isDeaf = true;
    },
  };
}
