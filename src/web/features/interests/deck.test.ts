import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { customCard, interestCards } from '#content/interest-cards.ts';
import { interests } from '#content/interests.ts';
import { cardOf, hasChosen, isSound, newDeck, picksOn, savedDeck, step, type Move, type Run } from './deck.ts';

const start: Run = { now: newDeck, past: [] };
const play = (moves: readonly Move[], from: Run = start): Run => moves.reduce(step, from);
const no: Move = { type: 'no' };
const yes: Move = { type: 'yes' };
const settle: Move = { type: 'settle' };
const done: Move = { type: 'done' };
const undo: Move = { type: 'undo', count: 1 };
const toggle = (id: string): Move => ({ type: 'toggle', id });
const add = (name: string): Move => ({ type: 'add', name });
const times = (count: number, move: Move): Move[] => Array.from({ length: count }, () => move);

const someId = fc.constantFrom(...interests.map(({ id }) => id), 'all-music', 'nothing-known');
const someName = fc.constantFrom('Duck herding', 'DUCK HERDING', 'Moss', 'Tea', 'a', 'b', 'c', 'd', 'e');
const aMove: fc.Arbitrary<Move> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<Move>(no, yes, settle, settle, undo, done, { type: 'again' }) },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constantFrom('toggle' as const, 'remove' as const), id: someId }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constantFrom('add' as const, 'removeOwn' as const), name: someName }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('reopen' as const),
      cardId: fc.constantFrom(...interestCards.map(({ id }) => id), 'no-card'),
    }),
  },
);
const anywhere = fc.array(aMove, { maxLength: 120 }).map((moves) => play(moves));

describe('Any sequence of steps', () => {
  it('The deck holds each pick once and at most five own interests', () => {
    fc.assert(
      fc.property(anywhere, ({ now }) => {
        expect(isSound(now)).toBe(true);
        for (const card of interestCards) {
          if (now.declined.includes(card.id)) expect(picksOn(card, now)).toEqual([]);
        }
        if (now.declined.includes(customCard.id)) expect(now.custom).toEqual([]);
      }),
    );
  });

  it('An undo restores exactly the state before the step', () => {
    fc.assert(
      fc.property(anywhere, aMove, (run, move) => {
        fc.pre(move.type !== 'undo' && move.type !== 'toggle');
        const after = step(run, move);
        expect(after === run ? run.now : step(after, undo).now).toEqual(run.now);
      }),
    );
  });

  it('Several steps taken back at once are the same as one after the other', () => {
    fc.assert(
      fc.property(anywhere, fc.integer({ min: 1, max: 60 }), (run, count) => {
        expect(step(run, { type: 'undo', count })).toEqual(play(times(count, undo), run));
      }),
    );
  });

  it('A chip toggled twice is unchanged', () => {
    fc.assert(
      fc.property(anywhere, someId, (run, id) => {
        const twice = play([toggle(id), toggle(id)], run);
        expect(twice.now.picks.toSorted()).toEqual(run.now.picks.toSorted());
        expect(twice.past).toEqual(run.past);
      }),
    );
  });

  it('The deck always reaches the summary, with a pick on every liked card', () => {
    fc.assert(
      fc.property(anywhere, fc.infiniteStream(fc.boolean()), (from, answers) => {
        let run = from;
        let steps = 0;
        const liked: string[] = [];
        while (run.now.stage !== 'summary') {
          const card = cardOf(run.now);
          if (run.now.stage === 'card') {
            run = step(run, answers.next().value === true ? yes : no);
          } else {
            if (run.now.stage === 'refine' && card) liked.push(card.id);
            run = step(run, run.now.stage === 'refine' ? settle : done);
          }
          steps += 1;
        }
        expect(steps).toBeLessThanOrEqual(34);
        for (const card of interestCards.filter(({ id }) => liked.includes(id))) {
          expect(picksOn(card, run.now).length).toBeGreaterThan(0);
        }
      }),
    );
  });
});

describe('The deck', () => {
  it('The deck ends after seventeen refusals with nothing chosen', () => {
    const { now } = play(times(17, no));
    expect(now.stage).toBe('summary');
    expect(now.declined).toHaveLength(17);
    expect(hasChosen(now)).toBe(false);
  });

  it('A yes without a choice picks the whole card, and with a choice only that', () => {
    expect(play([yes, settle]).now.picks).toEqual(['all-music']);
    expect(play([yes, toggle('jazz'), settle]).now).toMatchObject({ picks: ['jazz'], at: 1, stage: 'card' });
    expect(play([yes, toggle('chess')]).now.picks).toEqual([]);
  });

  it('The last card asks for own interests and keeps five of them', () => {
    const asked = play([...times(16, no), yes]);
    expect(asked.now.stage).toBe('custom');
    const { now } = play([...['a', 'A', 'b', 'c', 'd', 'e', 'f'].map(add), done], asked);
    expect(now).toMatchObject({ stage: 'summary', custom: ['a', 'b', 'c', 'd', 'e'] });
  });

  it('An own interest that the catalogue knows goes to its card, even a declined one', () => {
    const { now } = play([...times(16, no), yes, add('Jazz and Blues'), done]);
    expect(now).toMatchObject({ picks: ['jazz'], custom: [] });
    expect(now.declined).not.toContain('music');
  });

  it('A card opened from the summary returns to it', () => {
    const saved: Run = { now: savedDeck({ interests: ['jazz'], custom: ['Moss'], declined: ['food'] }), past: [] };
    const food = play([{ type: 'reopen', cardId: 'food' }], saved);
    expect(cardOf(food.now)?.id).toBe('food');
    const back = play([toggle('tea'), settle], food).now;
    expect(back).toMatchObject({ stage: 'summary', picks: ['jazz', 'tea'], custom: ['Moss'], declined: [] });
  });

  it('A second run starts with every choice kept', () => {
    const saved: Run = { now: savedDeck({ interests: ['jazz'], custom: [], declined: [] }), past: [] };
    expect(play([{ type: 'again' }, yes], saved).now).toMatchObject({ stage: 'refine', at: 0, picks: ['jazz'] });
    expect(play([{ type: 'again' }, no], saved).now.picks).toEqual([]);
  });
});
