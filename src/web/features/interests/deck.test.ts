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
const undo: Move = { type: 'undo' };
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

describe('whatever is done', () => {
  it('the deck is sound: each thing once, five own at most, declined cards empty', () => {
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

  it('a step can be taken back to exactly what was', () => {
    fc.assert(
      fc.property(anywhere, aMove, (run, move) => {
        fc.pre(move.type !== 'undo' && move.type !== 'toggle');
        const after = step(run, move);
        expect(after === run ? run.now : step(after, undo).now).toEqual(run.now);
      }),
    );
  });

  it('a chip switched twice is as it was', () => {
    fc.assert(
      fc.property(anywhere, someId, (run, id) => {
        const twice = play([toggle(id), toggle(id)], run);
        expect(twice.now.picks.toSorted()).toEqual(run.now.picks.toSorted());
        expect(twice.past).toEqual(run.past);
      }),
    );
  });

  it('going on leads to the summary, with something picked on every card that was a yes', () => {
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

describe('the deck', () => {
  it('ends after seventeen times no, with nothing chosen', () => {
    const { now } = play(times(17, no));
    expect(now.stage).toBe('summary');
    expect(now.declined).toHaveLength(17);
    expect(hasChosen(now)).toBe(false);
  });

  it('takes a yes without a choice for the whole card, and with one for that', () => {
    expect(play([yes, settle]).now.picks).toEqual(['all-music']);
    expect(play([yes, toggle('jazz'), settle]).now).toMatchObject({ picks: ['jazz'], at: 1, stage: 'card' });
    expect(play([yes, toggle('chess')]).now.picks).toEqual([]);
  });

  it('turns to own words at its last card, and keeps five of them', () => {
    const asked = play([...times(16, no), yes]);
    expect(asked.now.stage).toBe('custom');
    const { now } = play([...['a', 'A', 'b', 'c', 'd', 'e', 'f'].map(add), done], asked);
    expect(now).toMatchObject({ stage: 'summary', custom: ['a', 'b', 'c', 'd', 'e'] });
  });

  it('puts own words that the catalogue knows on their card, even a declined one', () => {
    const { now } = play([...times(16, no), yes, add('Jazz and Blues'), done]);
    expect(now).toMatchObject({ picks: ['jazz'], custom: [] });
    expect(now.declined).not.toContain('music');
  });

  it('opens a card again from the summary, and comes back', () => {
    const saved: Run = { now: savedDeck({ interests: ['jazz'], custom: ['Moss'], declined: ['food'] }), past: [] };
    const food = play([{ type: 'reopen', cardId: 'food' }], saved);
    expect(cardOf(food.now)?.id).toBe('food');
    const back = play([toggle('tea'), settle], food).now;
    expect(back).toMatchObject({ stage: 'summary', picks: ['jazz', 'tea'], custom: ['Moss'], declined: [] });
  });

  it('goes through once more with everything kept', () => {
    const saved: Run = { now: savedDeck({ interests: ['jazz'], custom: [], declined: [] }), past: [] };
    expect(play([{ type: 'again' }, yes], saved).now).toMatchObject({ stage: 'refine', at: 0, picks: ['jazz'] });
    expect(play([{ type: 'again' }, no], saved).now.picks).toEqual([]);
  });
});
