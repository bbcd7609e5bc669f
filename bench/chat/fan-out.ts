import { connect, each, start, stop, type Variant } from './load.ts';
import type { Person } from './people.ts';

const ROOM = '01890000-0000-7000-8000-000000000000';
const WARM = 20;
const MEASURED = 400;

/** The number of messages in flight at once. With several, neither the client nor the server waits for the other. */
const IN_FLIGHT = 8;

/** Returns deliveries per second. One client sends to all others, and sends again when all have received a message. */
export async function fanOut(variant: Variant, people: readonly Person[]): Promise<number> {
  const running = await start(variant);
  try {
    const clients = await each(people, (person) => connect(running, person, { roomId: ROOM }));
    const [speaker, ...others] = clients;
    if (speaker === undefined) throw new Error('nobody came');
    const say = (): void => speaker.say(ROOM, 'Who else looks at the moon tonight?');
    return await new Promise<number>((resolve) => {
      let delivered = 0;
      let startedAt = 0;
      const heard = (): void => {
        delivered += 1;
        if (delivered % others.length !== 0) return;
        const rounds = delivered / others.length;
        if (rounds === WARM) startedAt = performance.now();
        if (rounds === WARM + MEASURED) resolve((MEASURED * others.length) / ((performance.now() - startedAt) / 1000));
        else say();
      };
      for (const other of others) other.onDelivery = heard;
      for (let i = 0; i < IN_FLIGHT; i += 1) say();
    });
  } finally {
    await stop(running);
  }
}
