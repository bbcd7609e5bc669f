import type { CompanionTurn } from '#companions/speak.ts';

/** A turn at the beginning of a conversation. A test adds the people, the lines and any other fields. */
export const quietTurn = {
  before: [],
  earlier: [],
  notes: [],
  asked: undefined,
  forgot: undefined,
  corrected: undefined,
  touched: [],
  mayBringUp: true,
  thread: undefined,
  name: undefined,
  isNameNew: false,
  fact: undefined,
  near: undefined,
  meant: undefined,
  pauseMs: 60_000,
  isAfterHelp: false,
  isDoubtful: false,
  now: new Date('2026-03-10T18:00:00.000Z'),
  timeZone: 'America/New_York',
} satisfies Partial<CompanionTurn>;
