import { openTestDatabase, type TestDatabase } from './database.ts';
import { startInstance, type Instance } from './faults/instance.ts';
import { TestSocket } from './faults/socket.ts';
import { handTimers, type HandTimers } from './faults/timers.ts';

interface Opened {
  database: TestDatabase;
  server: Instance;
  time: HandTimers;
}

/** A server whose clock and timers the test advances, and the sockets that a test opens to it. */
export class LiveScene {
  readonly #sockets: TestSocket[] = [];
  #opened: Opened | undefined = undefined;

  open = async (): Promise<Opened> => {
    const [database, time] = [await openTestDatabase(), handTimers()];
    const server = await startInstance(database, { clock: time.clock, timers: time });
    return (this.#opened = { database, server, time });
  };

  close = async (): Promise<void> => {
    const closing = this.#opened?.server.close();
    this.#opened?.time.pass(1);
    await closing;
    await this.#opened?.database.close();
  };

  /** Opens a socket that has not signed in. */
  socket = (): TestSocket => {
    const socket = new TestSocket(`${this.#opened?.server.address.replace('http', 'ws')}/ws`);
    this.#sockets.push(socket);
    return socket;
  };

  connect = ({ token }: { token: string }, rooms?: Record<string, number>): Promise<TestSocket> =>
    this.socket().signIn(token, rooms);

  dropSockets = (): void => {
    for (const socket of this.#sockets.splice(0)) socket.drop();
  };
}
