import { deviceId, refreshAccessToken } from '#web/platform/session/session.ts';
import { getAccessToken } from '#web/platform/session/tokens.ts';
import { browserTimers } from '#web/platform/timers.ts';
import { lookForNetwork } from '#web/ui/useOnline.ts';
import type { ServerEvent } from '#contract/realtime.ts';
import { createLink, type Link, type Socket, type SocketEvents } from './link.ts';
import { askThrough } from './looks.ts';
import { sendThrough } from './sending.ts';
import { setLinkState } from './state.ts';

interface ConnectOptions {
  userId: number;
  lastSeqs: () => Record<string, number>;
  onEvent: (event: ServerEvent) => void;
}

/** Keeps this page connected to the server until `stop`. */
export function connect({ userId, lastSeqs, onEvent }: ConnectOptions): Link {
  const link = createLink({
    userId,
    lastSeqs,
    onEvent,
    open: openSocket,
    timers: browserTimers,
    random: Math.random,
    now: Date.now,
    startedAt: performance.timeOrigin,
    deviceId: deviceId(),
    token: getAccessToken,
    refreshToken: refreshAccessToken,
    onState: (state) => {
      setLinkState(state);
      lookForNetwork();
    },
  });
  askThrough((event) => link.send(event));
  sendThrough(link);
  const wake = (): void => {
    if (document.visibilityState === 'visible') link.wake();
  };
  window.addEventListener('online', wake);
  // An immediate check detects a dead socket in seconds instead of a minute.
  window.addEventListener('offline', wake);
  document.addEventListener('visibilitychange', wake);
  return {
    send: (event) => link.send(event),
    wake,
    stop: () => {
      window.removeEventListener('online', wake);
      window.removeEventListener('offline', wake);
      document.removeEventListener('visibilitychange', wake);
      link.stop();
    },
  };
}

function openSocket({ opened, message, closed }: SocketEvents): Socket {
  const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
  socket.addEventListener('open', opened);
  socket.addEventListener('message', ({ data }) => message(data));
  socket.addEventListener('close', ({ code }) => closed(code));
  return {
    send: (data) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(data);
    },
    close: (code) => socket.close(code),
  };
}
