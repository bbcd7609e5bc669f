import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CALL_LEASE_MS, RING_MS, type Call } from '#contract/calls.ts';
import { CallScene } from '#test/call-scene.ts';
import type { Instance } from '#test/faults/instance.ts';
import type { HandTimers } from '#test/faults/timers.ts';
import { LiveScene } from '#test/live-scene.ts';
import { noteAlive } from './calls.queries.ts';
import { endDue } from './sweeping.ts';

const live = new LiveScene();
let server: Instance;
let time: HandTimers;
let scene: CallScene;
beforeAll(async () => {
  ({ server, time } = await live.open());
  scene = new CallScene(server);
});
afterAll(() => live.close());

const CONNECTIONS = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b'] as const;
const deed = fc.oneof(
  fc.record({
    who: fc.constantFrom(0, 1),
    does: fc.constantFrom('start', 'answer', 'decline', 'hangUp', 'agree', 'disagree', 'resume', 'alive', 'takeBack'),
  }),
  fc.record({ who: fc.constantFrom(0, 1), does: fc.constant('wait'), ms: fc.constantFrom(5000, 12_000, 31_000) }),
);
type Deed = { who: number; does: string; ms?: number };

/** What the two people do, some of it at once. A person who does nothing more has crashed. */
const plays = fc.array(fc.array(deed, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 8 });

it('Every call ends with one line, and both people read the same end', async () => {
  await fc.assert(
    fc.asyncProperty(plays, async (steps) => {
      const { ana, ben, roomId } = await scene.friends();
      const people = [ana, ben] as const;
      const seen = new Set<string>();
      const idNow = async (): Promise<string> =>
        ((await scene.current(ana)) ?? (await scene.current(ben)))?.id ?? [...seen].at(-1) ?? CONNECTIONS[0];
      const act = async ({ who, does, ms = 0 }: Deed): Promise<void> => {
        const [person, connectionId] = [people[who] ?? ana, CONNECTIONS[who] ?? CONNECTIONS[0]];
        if (does === 'start') {
          const { status, body } = await scene.start(person, roomId, { connectionId });
          if (status === 200) seen.add(body.call.id);
          return;
        }
        const id = await idNow();
        if (does === 'answer') await scene.answer(person, id, connectionId);
        else if (does === 'decline') await scene.decline(person, id);
        else if (does === 'hangUp') await scene.hangUp(person, id);
        else if (does === 'agree' || does === 'disagree') await scene.agree(person, id, does === 'agree');
        else if (does === 'resume') await scene.resume(person, id, connectionId);
        else if (does === 'takeBack') {
          await scene.consent(person, roomId, 'take_back');
          await scene.consent(person, roomId, 'yes');
        } else if (does === 'alive') {
          const now = time.clock.now();
          await noteAlive(server.deps.db, { id, userId: person.id, connection: connectionId, via: undefined, now });
        } else time.clock.advance(ms);
      };
      for (const deeds of steps) await Promise.all(deeds.map(act));
      // Then nobody does anything more.
      time.clock.advance(Math.max(RING_MS, CALL_LEASE_MS));
      await endDue(server.deps);
      expect([await scene.current(ana), await scene.current(ben)]).toEqual([null, null]);
      const ends: Call[][] = [];
      for (const id of seen) {
        ends.push([(await scene.read(ana, id)).body.call, (await scene.read(ben, id)).body.call]);
      }
      for (const [mine, theirs] of ends) {
        expect(mine?.state).toBe('ended');
        const how = [mine?.ended?.how, theirs?.ended?.how].map((one) => (one === 'declined' ? 'missed' : one));
        expect(how[0]).toBe(how[1]);
        expect(mine?.ended?.seconds).toBe(theirs?.ended?.seconds);
      }
      const lines = (await scene.lines(ana, roomId)).filter(({ kind }) => kind !== 'calls_opened');
      expect(lines).toHaveLength(seen.size);
    }),
    { numRuns: 25 },
  );
});
