import { describe, expect, it } from 'vitest';
import { readableUntil, silencedWords } from './gate.words.ts';

const now = new Date('2026-05-10T12:00:00');

describe('The words in the composer’s place', () => {
  it('Name the last day on which an ended group can be read', () => {
    expect(readableUntil('2026-05-28T12:00:00Z')).toBe('June 4');
  });

  it('The mute notice states the end of a mute only where there is one', () => {
    expect(silencedWords(new Date('2026-05-10T13:30:00').toISOString(), now)).toContain('until 1:30 PM.');
    expect(silencedWords(new Date('2026-05-11T13:30:00').toISOString(), now)).toContain('until May 11, 1:30 PM.');
    expect(silencedWords('9999-12-31T00:00:00.000Z', now)).toBe(
      'An admin muted you in this group. You can still read along.',
    );
  });
});
