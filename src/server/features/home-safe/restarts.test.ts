import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { MINUTE_MS } from '#contract/durations.ts';
import type { TrustedPerson } from '#contract/home-safe.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Person } from '#test/faults/client.ts';
import { SafeScene } from '#test/safe-scene.ts';
import { startLetters } from './letters.ts';
import { startReminders } from './push.ts';
import { startSweeping } from './sweeping.ts';

const scene = new SafeScene();
beforeAll(() => scene.open());
afterAll(scene.close);

let ada: Person;
let jonas: TrustedPerson;
beforeEach(async () => {
  [ada, jonas] = await scene.begin();
});

const STEP_MS = 5000;

/** The workers of one server. A server that is killed is one whose timers never run again, with its leases in hand. */
function startServer(parts: Partial<Deps> = {}): { runForAMinute: () => Promise<void> } {
  const ticks: (() => void)[] = [];
  const every = (_ms: number, run: () => void): (() => void) => {
    ticks.push(run);
    return () => undefined;
  };
  const isDying = parts.mailer !== undefined;
  const deps = { ...scene.server.deps, ...parts, timers: { ...scene.time, every } };
  startSweeping(deps);
  startReminders(deps);
  startLetters(deps);
  return {
    runForAMinute: async () => {
      for (let passed = 0; passed < MINUTE_MS; passed += STEP_MS) {
        scene.time.clock.advance(STEP_MS);
        await vi.waitUntil(
          async () => {
            if (await isIdle(isDying)) return true;
            for (const tick of ticks) tick();
            return false;
          },
          { interval: 5, timeout: 20_000 },
        );
      }
    },
  };
}

/** Returns whether nothing is due that no worker has, and of a server that lives, no letter is on its way. */
async function isIdle(isDying: boolean): Promise<boolean> {
  const { db, clock } = scene.server.deps;
  const now = clock.now();
  const { rows } = await sql`
    SELECT FROM outing WHERE next_at <= ${now}
    UNION ALL SELECT FROM safe_letter WHERE due_at <= ${now} AND (claimed_until IS NULL OR claimed_until <= ${now})
    UNION ALL SELECT FROM safe_letter WHERE ${!isDying} AND claimed_until = ${new Date(now.getTime() + MINUTE_MS)}
    UNION ALL SELECT FROM outing_push WHERE due_at <= ${now} AND (claimed_until IS NULL OR claimed_until <= ${now})
  `.execute(db);
  return rows.length === 0;
}

/** Tellings to Jonas by one way, each with the seconds after the time at which he had to be told. */
const tellings = (way: 0 | 1, tellAt: string): number[] =>
  scene.server.deps.outbox
    .list()
    .filter(({ to, text }) => to === jonas.ways[way]?.address && text.includes('No answer from Ada'))
    .map(({ at }) => (Date.parse(at) - Date.parse(tellAt)) / 1000);

it.each([
  ['between two letters', 0, 10],
  ['with the letters in its hands', 1, 75],
])(
  'A server that is killed in every minute, %s, tells once and in time',
  async (_how, hands, latest) => {
    const { id, checkInAt, tellAt } = (await scene.start(ada, jonas.id)).body.outing;
    await scene.until(checkInAt, -16 * MINUTE_MS);
    for (let minute = -15; minute <= 18; minute += 1) {
      const never = { send: () => new Promise<void>(() => undefined) };
      // This one dies while the mail server and the text service have not answered yet.
      const dying = hands === 1 && minute === 15 ? { mailer: never, sms: never } : {};
      await startServer(dying).runForAMinute();
    }
    for (const way of [0, 1] as const) {
      const told = tellings(way, tellAt);
      expect(told).toHaveLength(1);
      expect(told[0]).toBeGreaterThanOrEqual(0);
      expect(told[0]).toBeLessThanOrEqual(latest);
    }
    expect(await scene.read(ada, id)).toMatchObject({ state: 'told', reminders: 3 });
  },
  60_000,
);
