import type { Page, WebSocketRoute } from '@playwright/test';

/** A browser's connection to the server, which a test can cut and restore. */
export interface Line {
  /** Cuts the network. The sockets end, and no request or new socket gets through. */
  cut: () => Promise<void>;
  /** Restores the network; the browser fires its `online` event. */
  mend: () => Promise<void>;
  /** Drops everything that the server sends over sockets, until `mend`. The browser's frames still arrive. */
  deafen: () => void;
}

/** Intercepts the connection. Call this function before the page is opened. */
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

/**
 * Keeps a page's sockets from the server until the returned function is called, and hands on what the page has said
 * meanwhile. Otherwise the page would wait ten seconds for an answer and connect again.
 */
export async function holdSockets(page: Page): Promise<() => void> {
  const { promise: isOpen, resolve: open } = Promise.withResolvers<void>();
  // The page's side opens when this function returns, so it does not wait.
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const early: (string | Buffer)[] = [];
    socket.onMessage((message) => void early.push(message));
    const handOn = async (): Promise<void> => {
      await isOpen;
      const server = socket.connectToServer();
      server.onMessage((message) => socket.send(message));
      for (const message of early) server.send(message);
      socket.onMessage((message) => server.send(message));
    };
    void handOn();
  });
  return open;
}
