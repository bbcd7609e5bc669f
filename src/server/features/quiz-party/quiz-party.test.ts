import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { partyQuizzes } from '#content/quiz-party/quizzes.ts';
import { blockPerson } from '#contract/blocks.ts';
import { follow, unfollow } from '#contract/follows.ts';
import {
  completePartyQuiz,
  getPartyFriends,
  getPartyQuiz,
  getQuizParty,
  keepPartyDraft,
  ratePartyQuiz,
  showPartyResult,
  type PartyCardNumbers,
  type PartyQuizId,
} from '#contract/quiz-party.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { newMember, type TestMember } from '#test/factories.ts';

let server: TestApp;
let ana: TestMember;
let ben: TestMember;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.deps.db.deleteFrom('quiz_party_run').execute();
  ana = await newMember(server, { displayName: 'Ana' });
  ben = await newMember(server, { displayName: 'Ben' });
});

/** Returns an answer for each question: the outcome if the question offers it, else the first offered answer. */
function votesFor(quizId: PartyQuizId, outcome: string): string[] {
  return partyQuizzes[quizId].questions.map(({ answers }) =>
    outcome in answers ? outcome : (Object.keys(answers)[0] ?? ''),
  );
}

const complete = ({ token }: TestMember, quizId: PartyQuizId, answers: string[]) =>
  call(server.app, completePartyQuiz, { token, params: { quizId }, body: { answers } });
const draft = ({ token }: TestMember, quizId: PartyQuizId, answers: string[]) =>
  call(server.app, keepPartyDraft, { token, params: { quizId }, body: { answers } });
const read = async ({ token }: TestMember, quizId: PartyQuizId) =>
  (await call(server.app, getPartyQuiz, { token, params: { quizId } })).body;
const rate = ({ token }: TestMember, quizId: PartyQuizId, stars: number | null) =>
  call(server.app, ratePartyQuiz, { token, params: { quizId }, body: { stars } });
const show = ({ token }: TestMember, isShown = true, quizId: PartyQuizId = 'aura') =>
  call(server.app, showPartyResult, { token, params: { quizId }, body: { isShown } });
const friends = async ({ token }: TestMember, quizId: PartyQuizId = 'aura') =>
  (await call(server.app, getPartyFriends, { token, params: { quizId } })).body.people.map(
    ({ person, outcome, alike }) => [person.displayName, outcome, alike],
  );
const card = async ({ token }: TestMember, quizId: PartyQuizId): Promise<PartyCardNumbers | undefined> =>
  (await call(server.app, getQuizParty, { token })).body.quizzes.find(({ id }) => id === quizId);

describe('A run', () => {
  it('A run keeps each answer, allows changes and disappears once scored', async () => {
    expect(await read(ana, 'aura')).toEqual({ draft: [], result: null });
    await draft(ana, 'aura', ['moss', 'tide']);
    await draft(ana, 'aura', ['moss', 'dusk']);
    expect((await read(ana, 'aura')).draft).toEqual(['moss', 'dusk']);
    expect(await card(ana, 'aura')).toMatchObject({ answered: 2, outcome: null });
    expect(await read(ben, 'aura')).toEqual({ draft: [], result: null });
    const { body } = await complete(ana, 'aura', votesFor('aura', 'dusk'));
    expect(body).toMatchObject({ outcome: 'dusk', isShown: false, stars: null });
    expect(await read(ana, 'aura')).toEqual({ draft: [], result: body });
    expect(await card(ana, 'aura')).toMatchObject({ answered: 0, outcome: 'dusk' });
  });

  it('A restarted run leaves the old result until it is complete', async () => {
    await complete(ana, 'aura', votesFor('aura', 'dusk'));
    await draft(ana, 'aura', ['moss']);
    expect(await read(ana, 'aura')).toMatchObject({ draft: ['moss'], result: { outcome: 'dusk' } });
    await draft(ana, 'aura', []);
    expect(await read(ana, 'aura')).toMatchObject({ draft: [], result: { outcome: 'dusk' } });
  });

  it('A draft or a result of an earlier version of a quiz is not shown', async () => {
    await complete(ana, 'aura', votesFor('aura', 'dusk'));
    await draft(ana, 'aura', ['moss']);
    const { db } = server.deps;
    await db.updateTable('quiz_party_run').set({ draft_version: 0 }).execute();
    expect(await read(ana, 'aura')).toMatchObject({ draft: [], result: { outcome: 'dusk' } });
    await db.updateTable('quiz_party_run').set({ quiz_version: 0 }).execute();
    expect(await read(ana, 'aura')).toEqual({ draft: [], result: null });
  });

  it('A run takes only answers that its own questions offer, and all of them', async () => {
    expect((await draft(ana, 'aura', ['starfish'])).status).toBe(400);
    // The second question of this quiz does not offer the answer "marigold".
    expect((await draft(ana, 'aura', ['moss', 'marigold'])).status).toBe(400);
    expect((await draft(ana, 'aura', ['__proto__'])).status).toBe(400);
    const all = votesFor('aura', 'dusk');
    expect((await complete(ana, 'aura', all.slice(0, -1))).status).toBe(400);
    expect((await complete(ana, 'aura', [...all, 'dusk'])).status).toBe(400);
    expect((await complete(ana, 'sleep', all)).status).toBe(400);
    expect(await read(ana, 'aura')).toEqual({ draft: [], result: null });
  });

  it('A run sent twice is one result, and another one replaces it, hidden again', async () => {
    const first = await complete(ana, 'aura', votesFor('aura', 'dusk'));
    await show(ana);
    server.clock.advance(1000);
    expect((await complete(ana, 'aura', votesFor('aura', 'dusk'))).body).toEqual({ ...first.body, isShown: true });
    const second = await complete(ana, 'aura', votesFor('aura', 'moss'));
    expect(second.body).toMatchObject({ outcome: 'moss', isShown: false });
    expect(second.body.completedAt).not.toBe(first.body.completedAt);
  });
});

describe('The numbers on a card', () => {
  it('A card’s numbers stay hidden below five people', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, (_, n) => newMember(server, { displayName: `P ${n}` })));
    for (const one of people.slice(0, 4)) await complete(one, 'aura', votesFor('aura', 'moss'));
    const [first, , , , fifth] = people;
    if (first === undefined || fifth === undefined) throw new Error('five people');
    await draft(fifth, 'aura', ['moss']);
    expect(await card(ana, 'aura')).toMatchObject({ people: null, rating: null });
    await complete(fifth, 'aura', votesFor('aura', 'moss'));
    await complete(first, 'aura', votesFor('aura', 'dusk'));
    expect(await card(ana, 'aura')).toMatchObject({ people: 5, rating: null });
    for (const one of people.slice(0, 4)) await rate(one, 'aura', 5);
    expect(await card(ana, 'aura')).toMatchObject({ rating: null });
    await rate(fifth, 'aura', 2);
    expect(await card(ana, 'aura')).toMatchObject({ people: 5, rating: 4.4 });
    expect(await card(ana, 'sleep')).toMatchObject({ people: null, rating: null });
    await rate(fifth, 'aura', null);
    expect(await card(ana, 'aura')).toMatchObject({ people: 5, rating: null });
  });

  it('A rating can be given only by who has a result, from one to five', async () => {
    expect((await rate(ana, 'aura', 5)).status).toBe(404);
    await draft(ana, 'aura', ['moss']);
    expect([(await rate(ana, 'aura', 5)).status, (await show(ana)).status]).toEqual([404, 404]);
    await complete(ana, 'aura', votesFor('aura', 'moss'));
    expect((await rate(ana, 'aura', 6)).status).toBe(400);
    expect((await rate(ana, 'aura', 3)).body.stars).toBe(3);
  });
});

describe('A comparison', () => {
  const join = (one: TestMember, other: TestMember) =>
    call(server.app, follow, { token: one.token, params: { id: other.id } });

  it('A comparison shows friends to each other once both share their results', async () => {
    await complete(ana, 'aura', votesFor('aura', 'dusk'));
    await complete(ben, 'aura', votesFor('aura', 'dusk').with(0, 'moss'));
    await join(ana, ben);
    await join(ben, ana);
    expect([await friends(ana), await friends(ben)]).toEqual([[], []]);
    await show(ana);
    expect([await friends(ana), await friends(ben)]).toEqual([[], []]);
    await show(ben);
    expect([await friends(ana), await friends(ben)]).toEqual([[['Ben', 'dusk', 9]], [['Ana', 'dusk', 9]]]);
    expect(await friends(ana, 'sleep')).toEqual([]);
    await show(ben, false);
    expect([await friends(ana), await friends(ben)]).toEqual([[], []]);
  });

  it('A comparison shows only people who follow each other without a block', async () => {
    for (const one of [ana, ben]) {
      await complete(one, 'aura', votesFor('aura', 'dusk'));
      await show(one);
    }
    await join(ben, ana);
    expect([await friends(ana), await friends(ben)]).toEqual([[], []]);
    await join(ana, ben);
    expect(await friends(ana)).toHaveLength(1);
    await call(server.app, unfollow, { token: ben.token, params: { id: ana.id } });
    expect([await friends(ana), await friends(ben)]).toEqual([[], []]);
    await join(ben, ana);
    await call(server.app, blockPerson, { token: ben.token, params: { userId: ana.id } });
    expect([await friends(ana), await friends(ben)]).toEqual([[], []]);
  });

  it('A comparison names the most alike first', async () => {
    const cara = await newMember(server, { displayName: 'Cara' });
    const answers = votesFor('aura', 'dusk');
    await complete(ana, 'aura', answers);
    await complete(ben, 'aura', answers.with(0, 'moss').with(1, 'moss'));
    await complete(cara, 'aura', answers);
    for (const one of [ana, ben, cara]) await show(one);
    for (const one of [ben, cara]) {
      await join(ana, one);
      await join(one, ana);
    }
    expect((await friends(ana)).map(([name]) => name)).toEqual(['Cara', 'Ben']);
    await complete(ben, 'aura', answers);
    await show(ben);
    // Equally similar friends are in the order of their ids.
    const inOrder = [ben, cara].toSorted((a, b) => a.id - b.id).map((one) => (one === ben ? 'Ben' : 'Cara'));
    expect((await friends(ana)).map(([name]) => name)).toEqual(inOrder);
  });
});
