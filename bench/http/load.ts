import { connect } from 'node:net';

interface Ask {
  path: string;
  token?: string;
  method?: string;
  body?: unknown;
}

/** Returns the text of a request. */
export function requestOf({ path, token, method = 'GET', body }: Ask): string {
  const auth = token === undefined ? '' : `authorization: Bearer ${token}\r\n`;
  const head = `${method} ${path} HTTP/1.1\r\nhost: localhost\r\n${auth}`;
  if (body === undefined) return `${head}\r\n`;
  const json = JSON.stringify(body);
  return `${head}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(json)}\r\n\r\n${json}`;
}

/** Returns the number of responses in `ms` over keep-alive connections, each with one request in flight. */
export async function answeredIn(
  ms: number,
  { port, ...ask }: Ask & { port: number },
  connections = 16,
): Promise<number> {
  const request = requestOf(ask);
  return answeredBy(
    ms,
    port,
    Array.from({ length: connections }, () => () => request),
  );
}

/** Returns the number of responses in `ms` over one connection per function of `nexts`, which makes its requests. */
export async function answeredBy(ms: number, port: number, nexts: readonly (() => string)[]): Promise<number> {
  const until = performance.now() + ms;
  const counts = await Promise.all(nexts.map((next) => oneConnection(port, next, until)));
  return counts.reduce((sum, count) => sum + count, 0);
}

function oneConnection(port: number, next: () => string, until: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let answered = 0;
    let missing = -1;
    socket.on('connect', () => socket.write(next()));
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      if (missing < 0) {
        const head = chunk.indexOf('\r\n\r\n');
        const headers = chunk.toString('latin1', 0, head).toLowerCase();
        if (head < 0 || !headers.startsWith('http/1.1 200'))
          return reject(new Error(headers.slice(0, 200) || 'no answer'));
        missing = Number(/content-length: (\d+)/.exec(headers)?.[1]) - (chunk.length - head - 4);
      } else missing -= chunk.length;
      if (missing > 0) return;
      missing = -1;
      answered += 1;
      if (performance.now() < until) socket.write(next());
      else {
        socket.destroy();
        resolve(answered);
      }
    });
  });
}
