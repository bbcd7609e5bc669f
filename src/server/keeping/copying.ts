import { once } from 'node:events';
import type { Client, Connection, Submittable } from 'pg';

/** What node-postgres calls on a query, and what a COPY needs of its connection. */
interface Copying extends Submittable {
  handleCopyInResponse?: (connection: CopyConnection) => void;
  handleCopyData?: (message: { chunk: Buffer }) => void;
  handleCommandComplete: () => void;
  handleError: (error: Error) => void;
  handleReadyForQuery: () => void;
}

interface CopyConnection extends Connection {
  sendCopyFromChunk: (chunk: Buffer) => void;
  endCopyFrom: () => void;
  sendCopyFail: (message: string) => void;
}

/** The bytes that wait for a reader before PostgreSQL is asked to wait. */
const MOST_WAITING = 1 << 20;

const nothing = (): void => undefined;

/** Runs a COPY … TO STDOUT and returns its bytes as they come. */
export async function* copyTo(client: Client, text: string): AsyncGenerator<Buffer> {
  let connection: Connection | undefined;
  let waiting: Buffer[] = [];
  let [size, isDone] = [0, false];
  let failure: Error | undefined;
  let wake = nothing;
  const copying: Copying = {
    submit: (on) => {
      connection = on;
      on.query(text);
    },
    handleCopyData: ({ chunk }) => {
      // The parser uses its memory again.
      waiting.push(Buffer.from(chunk));
      size += chunk.length;
      if (size > MOST_WAITING) connection?.stream.pause();
      wake();
    },
    handleCommandComplete: nothing,
    handleError: (error) => {
      failure = error;
      isDone = true;
      wake();
    },
    handleReadyForQuery: () => {
      isDone = true;
      wake();
    },
  };
  client.query(copying);
  try {
    for (;;) {
      if (size > 0) {
        const all = Buffer.concat(waiting);
        [waiting, size] = [[], 0];
        connection?.stream.resume();
        yield all;
        continue;
      }
      if (failure !== undefined) throw failure;
      if (isDone) return;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  } finally {
    // A reader that leaves early must not keep the connection from being closed.
    connection?.stream.resume();
  }
}

/** Runs a COPY … FROM STDIN with these parts. */
export function copyFrom(client: Client, text: string, parts: AsyncIterable<Buffer>): Promise<void> {
  return new Promise((resolve, reject) => {
    let failure: unknown;
    const send = async (connection: CopyConnection): Promise<void> => {
      try {
        for await (const part of parts) {
          // After an error PostgreSQL takes nothing more.
          if (failure !== undefined) return;
          connection.sendCopyFromChunk(part);
          if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
        }
        connection.endCopyFrom();
      } catch (error) {
        failure ??= error;
        connection.sendCopyFail('broken off');
      }
    };
    const copying: Copying = {
      submit: (connection) => connection.query(text),
      handleCopyInResponse: (connection) => void send(connection),
      handleCommandComplete: nothing,
      handleError: (error) => {
        failure ??= error;
        // A lost connection never becomes ready again.
        reject(failure);
      },
      handleReadyForQuery: () => (failure === undefined ? resolve() : reject(failure)),
    };
    client.query(copying);
  });
}
