import { expect, it } from 'vitest';
import {
  cancelWords,
  charactersOutWords,
  chargeWords,
  monthlyWords,
  phaseOf,
  priceOf,
  standingWords,
} from './premium.words.ts';

it('Prices and what a month costs are those of the specification', () => {
  expect([priceOf('annual'), monthlyWords('annual')]).toEqual(['$119.99', '$10.00 a month']);
  expect([priceOf('quarterly'), monthlyWords('quarterly')]).toEqual(['$39.99', '$13.33 a month']);
  expect([priceOf('monthly'), monthlyWords('monthly')]).toEqual(['$14.99', 'a month']);
  expect(chargeWords('quarterly')).toBe('$39.99 today, then every 3 months. Renews automatically unless cancelled.');
});

it('A subscriber reads what they have until when, whichever of the three it is', () => {
  const at = '2026-12-24T12:00:00Z';
  const none = { plan: 'annual', renewsAt: null, endsAt: null, graceUntil: null } as const;
  expect(standingWords({ ...none, renewsAt: at })).toBe('The annual plan renews on December 24, 2026.');
  expect(standingWords({ ...none, endsAt: at })).toContain('You keep Premium until December 24, 2026.');
  expect(standingWords({ ...none, graceUntil: at })).toContain('Your last payment failed.');
  expect(standingWords({ ...none, plan: null })).toBe('Your subscription is active.');
});

it('A subscriber with a failed payment reads the day on which Premium really ends', () => {
  const [day, later] = ['2026-12-24T12:00:00Z', '2026-12-31T12:00:00Z'];
  const both = { plan: 'annual', renewsAt: null } as const;
  const unpaid = 'Your last payment failed. Premium ends on December 24, 2026, unless it is paid by then.';
  expect(standingWords({ ...both, endsAt: later, graceUntil: day })).toBe(unpaid);
  expect(standingWords({ ...both, endsAt: day, graceUntil: later })).toContain('You keep Premium until December 24');
  expect(standingWords({ ...both, endsAt: null, graceUntil: day })).toBe(unpaid);
});

it('A cancelling subscriber reads when Premium ends, which is now after a failed payment', () => {
  const day = '2026-12-24T12:00:00Z';
  const none = { plan: 'annual', renewsAt: null, endsAt: null, graceUntil: null } as const;
  expect(cancelWords({ ...none, renewsAt: day })).toContain('You keep Premium until December 24, 2026');
  expect(cancelWords(none)).toBe('Nothing more is charged. You can take it back until it ends.');
  expect(cancelWords({ ...none, graceUntil: day })).toContain('so Premium ends now. Nothing more is charged.');
});

it('A cancelled subscription shows as ending unless an unpaid charge ends it earlier', () => {
  const [day, later] = ['2026-12-24T12:00:00Z', '2026-12-31T12:00:00Z'];
  expect(phaseOf({ endsAt: null, graceUntil: null })).toBe('running');
  expect(phaseOf({ endsAt: day, graceUntil: null })).toBe('ending');
  expect(phaseOf({ endsAt: null, graceUntil: day })).toBe('unpaid');
  expect(phaseOf({ endsAt: later, graceUntil: day })).toBe('unpaid');
  expect(phaseOf({ endsAt: day, graceUntil: later })).toBe('ending');
  expect(phaseOf({ endsAt: day, graceUntil: day })).toBe('ending');
});

it('A member out of AI characters reads when the next ones come', () => {
  expect(charactersOutWords('5h')).toBe(
    '3 more AI characters come at your midnight, in 5h. Premium does not change that number: it adds one made for you, from your own report.',
  );
});
