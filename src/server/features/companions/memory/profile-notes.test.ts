import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { archetypes } from '#content/archetypes.ts';
import { getMemory } from '#contract/companions.ts';
import { call } from '#test/app.ts';
import { CompanionScene } from '#test/companion-scene.ts';
import type { Person } from '#test/faults/client.ts';

const scene = new CompanionScene();
let person: Person;
let room: string;

beforeAll(scene.open);
afterAll(scene.close);
beforeEach(async () => {
  person = await scene.person({ type: 'INFJ', name: 'Ada', interests: ['birding', 'tea'] });
  await sql`UPDATE account SET bio = 'Two left feet, one good whistle.' WHERE id = ${person.id}`.execute(
    scene.database.db,
  );
  ({ room } = await scene.meet(person));
});

const notes = async (): Promise<string[]> => {
  const { body } = await call(scene.server.app, getMemory, { token: person.token, params: { roomId: room } });
  return body.notes.map(({ text }) => text);
};

describe('what a companion reads in the profile', () => {
  it.each([
    ['what’s my name?', 'Ada'],
    ['what’s my personality type?', archetypes.INFJ.name],
    ['which animal am I?', archetypes.INFJ.animalName],
    ['do you know my archetype?', 'INFJ'],
    ['what are my interests?', 'Birding'],
    ['what does my bio say?', 'Two left feet, one good whistle.'],
  ])('“%s” is answered from it', async (question, told) => {
    expect((await scene.ask(person, room, question)).toLowerCase()).toContain(told.toLowerCase());
  });

  it('The answer to “What do you know about me?” adds the profile’s facts', async () => {
    await scene.ask(person, room, 'my cat is called Miso');
    const told = await scene.ask(person, room, 'what do you know about me?');
    for (const one of ['Miso', 'Ada', archetypes.INFJ.name, 'whistle']) expect(told).toContain(one);
    expect(told).not.toMatch(/yours to change/);
    expect(await notes()).toEqual(['Your cat is called Miso']);
  });

  it('A name that was told in talk comes before the profile’s', async () => {
    await scene.ask(person, room, 'call me Rob please');
    expect(await scene.ask(person, room, 'what’s my name?')).toContain('You go by Rob');
  });
});

describe('a plan', () => {
  it('A plan with a reported outcome becomes past and is not asked about', async () => {
    await scene.ask(person, room, 'I have an interview tomorrow');
    await scene.later(person, 48);
    await scene.ask(person, room, 'the interview went great!');
    expect((await notes())[0]).toMatch(/^You had an interview on /);
    for (let day = 0; day < 3; day += 1) {
      await scene.later(person, 24);
      expect(await scene.ask(person, room, 'good morning')).not.toMatch(/interview/);
    }
    expect(await scene.ask(person, room, 'what do you know about me?')).toMatch(/you had an interview/);
  });

  it('A plan that is only asked about stays one', async () => {
    await scene.ask(person, room, 'I have an interview tomorrow');
    await scene.later(person, 48);
    await scene.ask(person, room, 'when was my interview?');
    expect((await notes())[0]).toMatch(/^You have an interview on /);
  });

  it('A plan whose day has come is not over because somebody was worried about it', async () => {
    await scene.ask(person, room, 'I have an interview tomorrow');
    await scene.later(person, 24);
    await scene.ask(person, room, 'I was up all night worrying about the interview');
    expect((await notes())[0]).toMatch(/^You have an interview on /);
  });

  it('A wish to forget plans deletes the finished ones as well', async () => {
    await scene.ask(person, room, 'I have an interview tomorrow');
    await scene.later(person, 48);
    await scene.ask(person, room, 'the interview went great!');
    await scene.ask(person, room, 'forget my plans');
    expect(await notes()).toEqual([]);
  });
});
