import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Done, Wish } from './inside.ts';
import { newPlace, type Kind, type Place } from './place.ts';

const ROOT = join(import.meta.dirname, '..');
/** The longest wait for a server's start. It is long, so that a busy machine does not fail a test. */
const START_MS = 240_000;

/** The product in a process of its own. Its data folder remains when the process ends. */
export class Product {
  readonly url: string;
  readonly #port: number;
  readonly #place: Place;
  readonly #env: Record<string, string>;
  #process: ChildProcess | undefined;
  #said = '';
  #wishes = 0;

  private constructor({ port, place, env }: { port: number; place: Place; env: Record<string, string> }) {
    this.url = `http://localhost:${port}`;
    this.#port = port;
    this.#place = place;
    this.#env = env;
  }

  /** Starts a new server. By default it has no demonstration community and wide limits; `env` overrides these. */
  static async start(env: Record<string, string> = {}, on: Kind = 'embedded'): Promise<Product> {
    const product = new Product({ port: await freePort(), place: await newPlace(on), env });
    await product.run();
    return product;
  }

  /** Starts and stops a server and returns its data, which later servers copy. */
  static async settle(on: Kind): Promise<Place> {
    const product = await Product.start({}, on);
    await product.stop();
    return product.#place;
  }

  /** Starts the process and waits until it is ready. */
  async run(): Promise<void> {
    const child = this.#spawn();
    this.#process = child;
    const until = Date.now() + START_MS;
    while (!(await this.#answers())) {
      if (child.exitCode !== null || Date.now() > until) {
        await this.stop('SIGKILL');
        throw new Error(`The server did not start:\n${this.#said}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** Makes these members the only moderators. */
  async makeModerators(...handles: string[]): Promise<void> {
    await this.#wish({ does: 'moderators', words: handles });
  }

  async makeOperators(...handles: string[]): Promise<void> {
    await this.#wish({ does: 'operators', words: handles });
  }

  /** Makes the addresses of these members unconfirmed. */
  async unconfirm(...handles: string[]): Promise<void> {
    await this.#wish({ does: 'unconfirm', words: handles });
  }

  /** Makes all accounts `days` older. A month, the default, ends the limits of the first week. */
  async age(days = 30): Promise<void> {
    await this.#wish({ does: 'age', words: [String(days)] });
  }

  /** Makes all lines of all rooms `minutes` older. */
  async ageLines(minutes: number): Promise<void> {
    await this.#wish({ does: 'ageLines', words: [String(minutes)] });
  }

  /** Changes a plan so that it began `hours` ago. */
  async begin(messageId: string, hours: number): Promise<void> {
    const at = new Date(Date.now() - hours * 3_600_000).toISOString();
    await this.#wish({ does: 'begin', words: [messageId, at] });
  }

  /** Fills the place with four months; see test/place-scene.ts. */
  async fillMonths(): Promise<void> {
    await this.#wish({ does: 'fillMonths', words: [] });
  }

  /** Adds gifts of deleted people to a person's shelf. */
  async fillShelf(userId: number, gifts: number): Promise<void> {
    await this.#wish({ does: 'fillShelf', words: [String(userId), String(gifts)] });
  }

  /** Gives a room of two a number of lines; see test/long-room.ts. */
  async fillRoom(roomId: string, lines: number): Promise<void> {
    await this.#wish({ does: 'fillRoom', words: [roomId, String(lines)] });
  }

  /** Adds a number of strangers to a group; see test/long-room.ts. */
  async fillGroup(roomId: string, people: number): Promise<void> {
    await this.#wish({ does: 'fillGroup', words: [roomId, String(people)] });
  }

  /** Lets everybody whom a member trusts say yes. */
  async trustedSayYes(userId: number): Promise<void> {
    await this.#wish({ does: 'trustedSayYes', words: [String(userId)] });
  }

  /** Makes a member miss the check-ins of all outings. */
  async missCheckIns(userId: number): Promise<void> {
    await this.#wish({ does: 'missCheckIns', words: [String(userId)] });
  }

  /** Gives a member Premium, with the same effect as a payment. */
  async makePremium(userId: number): Promise<void> {
    await this.#wish({ does: 'makePremium', words: [String(userId)] });
  }

  /** Makes a number of copies of a member with other names. */
  async fillTown(userId: number, people: number): Promise<void> {
    await this.#wish({ does: 'fillTown', words: [String(userId), String(people)] });
  }

  /** Makes the running server change its data. A restart would take as long as a short test. */
  async #wish(wish: Omit<Wish, 'id'>): Promise<void> {
    const child = this.#process;
    if (child === undefined) throw new Error('The server does not run.');
    const id = (this.#wishes += 1);
    const error = await new Promise<string | undefined>((resolve) => {
      const hear = (done: Done): void => {
        if (done.id === id) end(done.error);
      };
      const die = (): void => end(`The server ended:\n${this.#said}`);
      const end = (why: string | undefined): void => {
        child.off('message', hear);
        child.off('exit', die);
        resolve(why);
      };
      child.on('message', hear);
      child.on('exit', die);
      child.send({ ...wish, id });
    });
    if (error !== undefined) throw new Error(`Not done: ${wish.does} ${wish.words.join(' ')}\n${error}`);
  }

  /** Returns the server's log. */
  get log(): string {
    return this.#said;
  }

  /** Ends the process; 'SIGKILL' gives it no chance to tidy up. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = this.#process;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  /** Stops the server and deletes its data. */
  async remove(): Promise<void> {
    await this.stop('SIGKILL');
    await this.#place.remove();
  }

  #spawn(): ChildProcess {
    const { DATABASE_URL: _, REDIS_URL: __, ...own } = process.env;
    const child = spawn('node', ['--import', join(ROOT, 'e2e/inside.ts'), join(ROOT, 'src/server/main.ts')], {
      cwd: ROOT,
      env: {
        ...own,
        PORT: String(this.#port),
        DATA_DIR: this.#place.folder,
        ...(this.#place.databaseUrl !== null && { DATABASE_URL: this.#place.databaseUrl }),
        DEMO_COMMUNITY: 'false',
        RATE_LIMIT_MULTIPLIER: '1000',
        POW_COST: '20',
        DEV_TOOLS: 'true',
        LOG_LEVEL: 'warn',
        ...this.#env,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const hear = (chunk: Buffer): void => {
      this.#said += chunk.toString();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    return child;
  }

  async #answers(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/readyz`)).ok;
    } catch {
      return false;
    }
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}
