import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authUser, getUser } from '#contract/accounts.ts';
import { getInterestProfile, saveInterestProfile } from '#contract/interests.ts';
import { findNewMatch } from '#contract/matching.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { newMember, type TestMember } from '#test/factories.ts';
import { newMatchable } from '#test/matchable.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const choose = ({ token, id }: TestMember, body: Record<string, unknown>) =>
  call(test.app, saveInterestProfile, { token, params: { id }, body });
const profileOf = ({ token, id }: TestMember) => call(test.app, getInterestProfile, { token, params: { id } });
const meNow = async ({ token }: TestMember) => (await call(test.app, authUser, { token })).body;

describe('choosing', () => {
  it('Choosing interests returns the person as they are now, and the deck finds it again', async () => {
    const member = await newMember(test);
    expect((await profileOf(member)).body).toEqual({ interests: [], custom: [], declined: [], setAt: null });
    const { status, body } = await choose(member, {
      interests: ['jazz', 'all-food', 'jazz'],
      custom: ['  Duck   herding '],
      declined: ['sports', 'no-such-card'],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ interests: ['jazz', 'all-food'], customInterests: ['Duck herding'] });
    expect(await meNow(member)).toEqual(body);
    expect((await profileOf(member)).body).toEqual({
      interests: ['jazz', 'all-food'],
      custom: ['Duck herding'],
      declined: ['sports'],
      setAt: test.clock.now().toISOString(),
    });
  });

  it('Choosing interests replaces the earlier choice, and the same again changes nothing', async () => {
    const member = await newMember(test);
    await choose(member, { interests: ['jazz'], custom: ['Duck herding'] });
    const first = await choose(member, { interests: ['tea'] });
    const again = await choose(member, { interests: ['tea'] });
    expect(again.body).toEqual(first.body);
    expect(again.body).toMatchObject({ interests: ['tea'], customInterests: [] });
  });

  it('Two choices at once leave one of them whole', async () => {
    const member = await newMatchable(test);
    const choices = [
      { interests: ['jazz', 'tea'], custom: ['Duck herding'] },
      { interests: ['chess'], custom: ['Moss'] },
    ];
    await Promise.all([...choices, ...choices, ...choices].map((choice) => choose(member, choice)));
    const { interests, customInterests } = await meNow(member);
    expect(choices).toContainEqual({ interests, custom: customInterests });
    const { rows } = await sql<{ interest_count: number }>`
      SELECT interest_count FROM match_profile WHERE user_id = ${member.id}`.execute(test.deps.db);
    expect(rows).toEqual([{ interest_count: interests.length }]);
  });

  it('A choice shows to other members, beside the rest, and reaches the person’s other screens', async () => {
    const [member, other] = [await newMember(test), await newMember(test)];
    const heard: string[] = [];
    test.deps.hints.on('resync', /./, (hint) => heard.push(hint));
    await choose(member, { interests: ['jazz'], custom: ['Duck herding'] });
    const seen = await call(test.app, getUser, { token: other.token, params: { id: member.id } });
    expect(seen.body).toMatchObject({ interests: ['jazz'], customInterests: ['Duck herding'] });
    expect(heard).toEqual([`${member.id} me`]);
  });

  it('The interests of another person can be neither read nor written', async () => {
    const [member, other] = [await newMember(test), await newMember(test)];
    const stranger = { ...member, id: other.id };
    expect((await profileOf(stranger)).status).toBe(404);
    expect((await choose(stranger, { interests: ['jazz'] })).status).toBe(404);
    expect((await meNow(other)).interests).toEqual([]);
  });

  it.each([
    ['nothing', { interests: [] }],
    ['an unknown interest', { interests: ['jazz', 'duck-herding'] }],
    ['no list', { interests: 'jazz' }],
    ['six of one’s own', { interests: ['jazz'], custom: ['a1', 'b2', 'c3', 'd4', 'e5', 'f6'] }],
    ['51 characters', { interests: ['jazz'], custom: ['x'.repeat(51)] }],
    ['a control character', { interests: ['jazz'], custom: ['ab\u0007'] }],
    ['an empty name', { interests: ['jazz'], custom: ['  '] }],
  ])('Choosing interests refuses %s, and changes nothing', async (_what, body) => {
    const member = await newMember(test);
    await choose(member, { interests: ['tea'], custom: ['Moss'] });
    expect((await choose(member, body)).status).toBe(400);
    expect(await meNow(member)).toMatchObject({ interests: ['tea'], customInterests: ['Moss'] });
  });
});

describe('the first form of a choice', () => {
  const made = { id: 'custom-1', name: 'Duck herding', isCustom: true };

  it('The first form saves interests, whole cards and custom words', async () => {
    const member = await newMember(test);
    const { status, body } = await choose(member, {
      selectedLevel1: ['food', 'jazz', 'level1-9', 'custom'],
      level1Categories: [
        { id: 'food', name: 'Food and drink', icon: '🍜', color: '#aabbcc' },
        { id: 'level1-9', name: 'Tea', icon: '🍵', color: '#ddeeff' },
      ],
      selectedLevel2: { music: ['vinyl'] },
      customCards: { custom: [made], music: [] },
      selectedTrending: ['chess'],
      selectedOther: ['custom-1'],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      interests: ['all-food', 'jazz', 'vinyl', 'chess', 'tea'],
      customInterests: ['Duck herding'],
    });
  });

  it.each([
    ['nothing at all', {}],
    ['no choice', { selectedLevel1: [] }],
    ['an id without a name', { selectedLevel1: ['level1-9'] }],
    ['no list', { selectedLevel1: 'jazz' }],
    ['unfit words', { customCards: { custom: [{ id: 'x', name: 'fuck you bitch' }] } }],
    [
      'six of one’s own',
      { customCards: { custom: ['a1', 'b2', 'c3', 'd4', 'e5', 'f6'].map((name) => ({ id: name, name })) } },
    ],
  ])('The first form refuses %s, and changes nothing', async (_what, body) => {
    const member = await newMember(test);
    await choose(member, { interests: ['tea'] });
    expect((await choose(member, body)).status).toBe(400);
    expect(await meNow(member)).toMatchObject({ interests: ['tea'], customInterests: [] });
  });
});

describe('own words', () => {
  it('Own words become the catalogue’s interest they name', async () => {
    const member = await newMember(test);
    const { body } = await choose(member, { interests: ['tea'], custom: ['board GAMES', 'Tea', 'Moss', 'moss'] });
    expect(body).toMatchObject({ interests: ['tea', 'board-games'], customInterests: ['moss'] });
  });

  it('Own words are enough on their own', async () => {
    const member = await newMember(test);
    const { status, body } = await choose(member, { interests: [], custom: ['x'.repeat(50)] });
    expect(status).toBe(200);
    expect(body.customInterests).toEqual(['x'.repeat(50)]);
  });

  it('Custom interests that hurt, sell or link elsewhere are each refused', async () => {
    const member = await newMember(test);
    const answer = await choose(member, {
      interests: ['tea'],
      custom: ['Scunthorpe United', 'p\u200B0rn', '510 555 0199', 'example.com'],
    });
    expect(answer.status).toBe(400);
    expect(answer.problem.code).toBe('invalid');
    expect(Object.keys(answer.problem.fields ?? {})).toEqual(['custom.1', 'custom.2', 'custom.3']);
    expect((await meNow(member)).customInterests).toEqual([]);
  });
});

describe('matching', () => {
  it('Matching sees what two people share, and its part of the score rises', async () => {
    const mine = { interests: ['jazz', 'tea', 'chess', 'hiking'], custom: ['Duck herding'] };
    const meet = async (zipCode: string, theirs: Record<string, unknown>) => {
      const profile = { zipCode };
      const finder = await newMatchable(test, { profile, wish: { locationRadius: 'nearby' } });
      const found = await newMatchable(test, { profile });
      await choose(finder, mine);
      await choose(found, theirs);
      const { body } = await call(test.app, findNewMatch, { token: finder.token });
      expect(body.match?.user.id).toBe(found.id);
      return body.match?.matchData;
    };
    const alike = await meet('59718', mine);
    const apart = await meet('59801', { interests: ['metal'], custom: ['Duck herding'] });
    expect(alike?.sharedInterests.toSorted()).toEqual(['Chess', 'Hiking', 'Jazz and blues', 'Tea']);
    expect(apart?.sharedInterests).toEqual([]);
    expect(alike?.interestMatch ?? 0).toBeGreaterThan(apart?.interestMatch ?? 100);
    expect(alike?.compatibilityScore).toBeGreaterThan(apart?.compatibilityScore ?? 100);
  });

  it('First interests fill in a match’s card on both people’s screens', async () => {
    const finder = await newMatchable(test, { profile: { zipCode: '59901' }, wish: { locationRadius: 'nearby' } });
    const found = await newMatchable(test, { profile: { zipCode: '59901' } });
    await choose(finder, { interests: ['jazz'] });
    const { body } = await call(test.app, findNewMatch, { token: finder.token });
    expect(body.match?.user.id).toBe(found.id);
    const heard: string[] = [];
    test.deps.hints.on('resync', /./, (hint) => heard.push(hint));
    await choose(found, { interests: ['jazz'] });
    expect(heard).toEqual(expect.arrayContaining([finder, found].map(({ id }) => `${id} matches`)));
  });
});
