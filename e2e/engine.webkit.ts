import { execFileSync, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findMiniBrowser } from '#scripts/engines-here.ts';
import { end, start } from './engine.processes.ts';
import type { Driver } from './engine.tab.ts';

/** The key under which a driver names an element, from the WebDriver standard. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** WebKit, as Debian builds it, on a screen of its own. It has one tab. */
export class WebKit {
  readonly driver: Driver;
  readonly #home: string;
  readonly #processes: readonly ChildProcess[];
  readonly #session: Session;

  private constructor(home: string, processes: readonly ChildProcess[], session: Session) {
    [this.#home, this.#processes, this.#session] = [home, processes, session];
    this.driver = driverOf(session);
  }

  static async start(): Promise<WebKit> {
    const home = await mkdtemp(join(tmpdir(), 'wildin-webkit-'));
    const [run, config] = [join(home, 'run'), join(home, 'config')];
    await mkdir(run, { mode: 0o700 });
    await mkdir(join(config, 'gtk-3.0'), { recursive: true });
    // The buttons of the browser's own bar would keep its window wider than a phone.
    await writeFile(join(config, 'gtk-3.0/gtk.css'), '* { min-width: 0; min-height: 0; }\n');
    const screen = start('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const display = await firstWords(screen);
    const env = {
      PATH: process.env['PATH'] ?? '',
      HOME: home,
      DISPLAY: `:${display}`,
      LANG: 'C.UTF-8',
      TZ: 'America/New_York',
      XDG_RUNTIME_DIR: run,
      XDG_CONFIG_HOME: config,
      NO_AT_BRIDGE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    };
    const port = 20_000 + (process.pid % 20_000);
    const driver = start('WebKitWebDriver', [`--port=${port}`], { env });
    const processes = [driver, screen];
    try {
      const session = await Session.open(`http://127.0.0.1:${port}`);
      // Without a window manager nothing gives the window the keyboard's focus.
      const found = execFileSync('xdotool', ['search', '--onlyvisible', '--name', '.'], { env, encoding: 'utf8' });
      execFileSync('xdotool', ['windowfocus', found.trim().split('\n', 1)[0] ?? ''], { env });
      return new WebKit(home, processes, session);
    } catch (error) {
      for (const one of processes) await end(one);
      throw error;
    }
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#session.post('/window/rect', { width, height });
  }

  async stop(): Promise<void> {
    await this.#session.close().catch(() => undefined);
    for (const one of this.#processes) await end(one);
    await rm(this.#home, { recursive: true, force: true });
  }
}

/** A session of the WebDriver protocol, as far as the scenes need it. */
class Session {
  readonly #address: string;

  private constructor(address: string) {
    this.#address = address;
  }

  static async open(server: string): Promise<Session> {
    for (let tries = 0; ; tries += 1) {
      const isUp = await fetch(`${server}/status`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isUp) break;
      if (tries > 300) throw new Error('WebKitWebDriver does not answer.');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const binary = findMiniBrowser();
    const options = { binary, args: ['--automation', '--private'] };
    const made = await said(
      await fetch(`${server}/session`, {
        method: 'POST',
        body: JSON.stringify({ capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } }),
      }),
    );
    return new Session(`${server}/session/${(made as { sessionId: string }).sessionId}`);
  }

  async post(path: string, body: object): Promise<unknown> {
    return said(await fetch(this.#address + path, { method: 'POST', body: JSON.stringify(body) }));
  }

  async close(): Promise<void> {
    await fetch(this.#address, { method: 'DELETE', signal: AbortSignal.timeout(5000) });
  }
}

async function said(response: Response): Promise<unknown> {
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(JSON.stringify(value));
  return value;
}

function driverOf(session: Session): Driver {
  const elementOf = async (selector: string): Promise<string> => {
    const found = await session.post('/element', { using: 'css selector', value: selector });
    return (found as Record<string, string>)[ELEMENT] ?? '';
  };
  return {
    open: async (url) => void (await session.post('/url', { url })),
    run: async <A extends readonly unknown[], R>(work: (...given: A) => R, ...given: A) =>
      (await session.post('/execute/sync', { script: `return (${String(work)})(...arguments)`, args: given })) as R,
    click: async (selector) => void (await session.post(`/element/${await elementOf(selector)}/click`, {})),
    type: async (selector, text) => void (await session.post(`/element/${await elementOf(selector)}/value`, { text })),
  };
}

async function firstWords(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    child.once('exit', () => reject(new Error('Xvfb did not start.')));
  });
}
