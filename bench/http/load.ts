import { connect } from 'node:net';

/** Returns the number of responses in `ms` over `connections` keep-alive connections with one request in flight each. The client is minimal, so that the server is measured. */
export async function answeredIn(
  ms: number,
  target: { port: number; path: string; token?: string },
  connections = 16,
): Promise<number> {
  const { port, path, token } = target;
  const auth = token === undefined ? '' : `authorization: Bearer ${token}\r\n`;
  const request = `GET ${path} HTTP/1.1\r\nhost: localhost\r\n${auth}\r\n`;
  const until = performance.now() + ms;
  const counts = await Promise.all(Array.from({ length: connections }, () => oneConnection(port, request, until)));
  return counts.reduce((sum, count) => sum + count, 0);
}

function oneConnection(port: number, request: string, until: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let answered = 0;
    let missing = -1;
    socket.on('connect', () => socket.write(request));
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
      if (performance.now() < until) socket.write(request);
      else {
        socket.destroy();
        resolve(answered);
      }
    });
  });
}
