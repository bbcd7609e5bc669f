import { expect, test } from 'vitest';
import type { Call } from '#contract/calls.ts';
import { newer } from './merge.ts';
import { phaseOf } from './state.ts';

const ANA = 100_000_000_001;
const BO = 100_000_000_002;

const side = (userId: number): Call['caller'] => ({ userId, comesAs: 'voice', connectionId: null, hasAgreed: false });
const call = (state: Call['state'], given: Partial<Call> = {}): Call => ({
  id: '018f0000-0000-7000-8000-000000000000',
  roomId: '018f0000-0000-7000-8000-000000000001',
  state,
  caller: side(ANA),
  callee: side(BO),
  isRelayed: false,
  startedAt: '2026-11-30T12:00:00.000Z',
  answeredAt: null,
  ended: null,
  ...given,
});

test('An older copy of a call that comes late changes nothing', () => {
  const answered = call('answered');
  expect(newer(answered, call('ringing'))).toBe(answered);
  expect(newer(call('ended'), answered).state).toBe('ended');
  expect(newer(call('ringing'), answered).state).toBe('answered');
});

test('An agreement stays when a copy without it comes late', () => {
  const agreed = call('answered', { callee: { ...side(BO), hasAgreed: true } });
  const other = call('answered', { caller: { ...side(ANA), hasAgreed: true } });
  const { caller, callee } = newer(agreed, other);
  expect([caller.hasAgreed, callee.hasAgreed]).toEqual([true, true]);
});

test('A line that broke here stays broken whoever ended the call', () => {
  const at = '2026-11-30T12:10:00.000Z';
  const here = call('ended', { ended: { how: 'lost', seconds: 97, at } });
  const there = call('ended', { ended: { how: 'talked', seconds: 96, at } });
  expect(newer(here, there).ended).toEqual({ how: 'lost', seconds: 96, at });
  expect(newer(there, here).ended?.how).toBe('lost');
  expect(newer(call('answered'), there).ended?.how).toBe('talked');
});

test('A device shows what the call is for it', () => {
  const at = { me: BO, isHere: false, line: 'opening', isServerLost: false } as const;
  expect(phaseOf({ ...at, call: call('ringing') })).toBe('ringing');
  expect(phaseOf({ ...at, call: call('answered') })).toBe('elsewhere');
  expect(phaseOf({ ...at, call: call('ringing'), me: ANA, isHere: true })).toBe('calling');
  expect(phaseOf({ ...at, call: call('answered'), isHere: true })).toBe('connecting');
  expect(phaseOf({ ...at, call: call('answered'), isHere: true, line: 'open' })).toBe('talking');
  expect(phaseOf({ ...at, call: call('answered'), isHere: true, line: 'open', isServerLost: true })).toBe(
    'reconnecting',
  );
  expect(phaseOf({ ...at, call: call('ended'), isHere: true, line: 'open' })).toBe('ended');
});
