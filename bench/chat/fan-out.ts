import { connect, each, start, stop, type Variant } from './load.ts';
import type { Person } from './people.ts';

const ROOM = '01890000-0000-7000-8000-000000000000';
const WARM = 20;
const MEASURED = 150;

/** One says something, the next word follows when all the others have it. Answers deliveries a second. */
export async function fanOut(variant: Variant, people: readonly Person[]): Promise<number> {
  const running = await start(variant);
  try {
    const clients = await each(people, (person) => connect(running, person, { roomId: ROOM }));
    const [speaker, ...others] = clients;
    if (speaker === undefined) throw new Error('nobody came');
    let missing = 0;
    let done = (): void => undefined;
    for (const other of others) {
      other.onDelivery = () => {
        missing -= 1;
        if (missing === 0) done();
      };
    }
    let startedAt = 0;
    for (let i = 0; i < WARM + MEASURED; i += 1) {
      if (i === WARM) startedAt = performance.now();
      await new Promise<void>((resolve) => {
        missing = others.length;
        done = resolve;
        speaker.say(ROOM, 'Who else looks at the moon tonight?');
      });
    }
    return (MEASURED * others.length) / ((performance.now() - startedAt) / 1000);
  } finally {
    await stop(running);
  }
}
