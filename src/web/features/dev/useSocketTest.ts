import { useEffect, useRef, useState } from 'react';
import { getAccessToken } from '#web/platform/session/tokens.ts';

export type SocketState = 'closed' | 'opening' | 'open' | 'signed in';

export interface SocketLine {
  id: number;
  at: Date;
  direction: 'in' | 'out' | 'note';
  text: string;
}

const KEPT = 200;

export interface SocketTest {
  state: SocketState;
  /** The last `KEPT` entries, newest first. An entry is a received frame, a sent frame or a note about the socket. */
  lines: readonly SocketLine[];
  open: () => void;
  close: () => void;
  ping: () => void;
}

/** Opens a plain socket beside the app's own socket. It never reconnects, but it answers the server's pings. */
export function useSocketTest(): SocketTest {
  const [state, setState] = useState<SocketState>('closed');
  const [lines, setLines] = useState<readonly SocketLine[]>([]);
  const socket = useRef<WebSocket | null>(null);
  const count = useRef(0);

  const write = (direction: SocketLine['direction'], text: string) => {
    count.current += 1;
    const line = { id: count.current, at: new Date(), direction, text };
    setLines((before) => [line, ...before].slice(0, KEPT));
  };
  const send = (event: object, shown = JSON.stringify(event)) => {
    socket.current?.send(JSON.stringify(event));
    write('out', shown);
  };
  const open = () => {
    const made = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
    socket.current = made;
    setState('opening');
    made.addEventListener('open', () => {
      setState('open');
      // The shown text leaves out the token, because the token is a secret and others may see the list.
      send({ type: 'auth', token: getAccessToken() ?? '' }, '{"type":"auth","token":"…"}');
    });
    made.addEventListener('message', ({ data }) => {
      const text = String(data);
      write('in', text);
      if (text.includes('"type":"auth_success"')) setState('signed in');
      const ping = /^\{"type":"ping","timestamp":(\d+)/.exec(text);
      if (ping) send({ type: 'pong', timestamp: Number(ping[1]) });
    });
    made.addEventListener('close', ({ code, reason }) => {
      setState('closed');
      write('note', `closed with ${code} ${reason}`.trim());
    });
  };
  useEffect(() => () => socket.current?.close(), []);
  return {
    state,
    lines,
    open,
    close: () => socket.current?.close(1000),
    ping: () => send({ type: 'ping', timestamp: Date.now() }),
  };
}
