import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { spareLines } from '#content/companions/spare-lines.ts';
import * as contract from '#contract/companions.ts';
import { call } from '#test/app.ts';
import { CompanionScene } from '#test/companion-scene.ts';
import type { Person } from '#test/faults/client.ts';

const scene = new CompanionScene();
let person: Person;
let room: string;

beforeAll(scene.open);
afterAll(scene.close);
beforeEach(async () => {
  person = await scene.person();
  ({ room } = await scene.meet(person));
});

async function notes(): Promise<string[]> {
  const { body } = await call(scene.server.app, contract.getMemory, { token: person.token, params: { roomId: room } });
  return body.notes.map(({ text }) => text);
}

/** Says a second line after the first has changed the notes, but before it is answered. Returns the last line. */
async function sayTwo(first: string, second: string): Promise<string> {
  const before = await notes();
  await scene.say(person, room, first);
  // The clock does not move, so the companion is still typing its answer.
  await vi.waitUntil(async () => (await notes()).join() !== before.join(), { interval: 5, timeout: 200_000 });
  await scene.say(person, room, second);
  await scene.settled(room);
  return (await scene.log(person, room)).at(-1)?.content ?? '';
}

describe('the notes, when an answer is begun again', () => {
  it('“Don’t remember that” takes out one note, though another line follows at once', async () => {
    for (const line of ['my cat is called Miso', 'I live in Duluth', 'my sister Lea called']) {
      await scene.ask(person, room, line);
    }
    await sayTwo('don’t remember that', 'it is raining here');
    expect(await notes()).toEqual(['Your cat is called Miso', 'You live in Duluth']);
  });

  it('A wish to forget is answered as done, and the line after it is noted', async () => {
    await scene.ask(person, room, 'my girlfriend is called Mei');
    const said = await sayTwo('forget my ex', 'my dog is called Rex');
    expect(await notes()).toEqual(['Your dog is called Rex']);
    expect(spareLines.nothingToForget.some((line) => said.includes(line))).toBe(false);
    expect(said).toContain('your ex');
  });

  it('A correction holds, and is told, though more follows', async () => {
    await scene.ask(person, room, 'my dog is called Rex');
    const said = await sayTwo('no, my dog is called Milo', 'he is a beagle');
    expect(await notes()).toEqual(['Your dog is called Milo']);
    expect(said).toContain('Your dog is called Milo');
  });
});

describe('the notes, when something is said twice', () => {
  it.each(['no, my dog is called Milo', 'Wait, my dog is called Milo', 'actually my dog’s name is Milo'])(
    '“%s” said again leaves the note',
    async (line) => {
      await scene.ask(person, room, 'my dog is called Rex');
      await scene.ask(person, room, line);
      await scene.ask(person, room, line);
      expect(await notes()).toEqual(['Your dog is called Milo']);
    },
  );

  it('A wish to forget removes only what it names in the same batch', async () => {
    await scene.say(person, room, 'my ex-girlfriend and I broke up');
    await scene.say(person, room, 'my dog is called Rex');
    await scene.say(person, room, 'forget my ex');
    await scene.settled(room);
    expect(await notes()).toEqual(['Your dog is called Rex']);
  });

  it('“Forget that” below another line means that line, and takes out nothing older', async () => {
    await scene.ask(person, room, 'my cat is called Miso');
    await scene.say(person, room, 'we foster kittens');
    await scene.say(person, room, 'forget that');
    await scene.settled(room);
    expect(await notes()).toEqual(['Your cat is called Miso']);
  });
});
