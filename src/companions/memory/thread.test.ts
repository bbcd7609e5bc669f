import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#contract/durations.ts';
import { arcEnds, arcs } from '#content/companions/made/arcs.ts';
import { MESSAGE_MAX } from '#contract/chat.ts';
import type { MemoryNote } from './fact.ts';
import { givenBy, nextStep } from './thread.ts';

const timeZone = 'America/New_York';
const dayAt = (day: number): Date => new Date(Date.parse('2026-03-10T18:00:00.000Z') + day * DAY_MS);

/** Says the thread's step of each day and answers it; returns the step of each day, and the notes. */
function spin(days: number, gift: (day: number) => string): { told: (string | undefined)[]; notes: MemoryNote[] } {
  const notes = new Map<string, MemoryNote>();
  const keep = (fact: { about: string; note: string } | undefined, now: Date): void => {
    if (fact !== undefined) notes.set(fact.about, { ...fact, notedAt: now, line: null });
  };
  const told = Array.from({ length: days }, (_, day) => {
    const now = dayAt(day);
    const step = nextStep([...notes.values()], { now, timeZone });
    keep(step?.fact, now);
    const lastLine = step?.parts.join(' ');
    keep(givenBy([gift(day)], { lastLine, notes: [...notes.values()] }), now);
    return lastLine;
  });
  return { told, notes: [...notes.values()] };
}

/** Returns the letter of a day twice, because a single “I” would become “you”. */
const lettersOf = (day: number): string => String.fromCodePoint(97 + day).repeat(2);

describe('a thread over days', () => {
  it('A thread tells one step a day and builds on the person’s answers', () => {
    const { told, notes } = spin(26, (day) => `my grandmother’s thimble number ${lettersOf(day)}`);
    const spoken = told.filter((line) => line !== undefined);
    expect(spoken).toHaveLength(24);
    expect(told.slice(24)).toEqual([undefined, undefined]);
    expect(new Set(spoken).size).toBe(24);
    for (const [day, line] of spoken.entries()) {
      const isFirst = day % 6 === 0;
      const gift = `your grandmother’s thimble number ${lettersOf(day - 1)}`;
      expect(line.replaceAll("'", '’').includes(gift), `day ${day}: ${line}`).toBe(!isFirst);
    }
    expect(notes.map(({ note }) => note)).toContain('“The slow ferry” is finished');
  });

  it('A day has one step, by the person’s own midnight', () => {
    const first = nextStep([], { now: dayAt(0), timeZone });
    const notes: MemoryNote[] = [{ ...(first?.fact ?? { about: '', note: '' }), notedAt: dayAt(0), line: null }];
    // 18:00 UTC is 14:00 in the person's zone, so the next day begins ten hours later.
    expect(nextStep(notes, { now: new Date(dayAt(0).getTime() + 9.9 * 3_600_000), timeZone })).toBeUndefined();
    expect(nextStep(notes, { now: new Date(dayAt(0).getTime() + 10.1 * 3_600_000), timeZone })?.fact.note).toMatch(
      /^Part 2 /,
    );
  });

  it('A thread goes on where nothing was given', () => {
    const { told, notes } = spin(6, () => 'what do you mean?');
    expect(told.map((line) => line?.slice(0, 30))).toEqual(
      [...(arcs[0]?.steps ?? []).map(({ plainly }) => plainly), arcEnds['museum']?.plainly].map((line) =>
        line?.slice(0, 30),
      ),
    );
    expect(notes.filter(({ about }) => /:\d$/.test(about))).toEqual([]);
  });

  it.each([
    'no',
    'idk',
    'bye',
    'why do you ask?',
    'I feel so lonely',
    'you’re useless',
    'I hate myself',
    'my number is 555-123-9999',
    'hello',
    'I am such an idiot',
    'I hate spreadsheets',
    'i really love old churches',
  ])('The line “%s” adds nothing to a thread', (said) => {
    const lastLine = arcs[0]?.steps[0]?.asks;
    const notes: MemoryNote[] = [
      {
        about: 'thread:museum',
        note: 'Part 1 of “The museum of small things” was told',
        notedAt: dayAt(0),
        line: null,
      },
    ];
    expect(givenBy([said], { lastLine, notes })).toBeUndefined();
    expect(givenBy(['a thimble'], { lastLine, notes })?.note).toBe(
      '“The museum of small things”, part 1. You gave: a thimble',
    );
  });

  it('A forgotten thread accepts no further contribution', () => {
    expect(givenBy(['a thimble'], { lastLine: arcs[0]?.steps[0]?.asks, notes: [] })).toBeUndefined();
    expect(givenBy(['a thimble'], { lastLine: 'How are you?', notes: [] })).toBeUndefined();
  });

  it('Every step is short enough for a message, whatever was given', () => {
    const lastLine = arcs[0]?.steps[0]?.asks;
    const notes: MemoryNote[] = [
      {
        about: 'thread:museum',
        note: 'Part 1 of “The museum of small things” was told',
        notedAt: dayAt(0),
        line: null,
      },
    ];
    assert(
      property(string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const fact = givenBy([text], { lastLine, notes });
        if (fact === undefined) return;
        expect([...fact.note].length).toBeLessThanOrEqual(160);
        expect(fact.note).not.toMatch(/[<>{}]|\d{3}/);
      }),
    );
    for (const { steps, key } of arcs) {
      expect(steps).toHaveLength(5);
      for (const { after, plainly, asks } of steps) {
        expect(`${after}${'x'.repeat(110)} ${asks}`.length).toBeLessThan(MESSAGE_MAX - 60);
        expect(plainly).not.toContain('{given}');
        expect(asks.endsWith('?')).toBe(true);
      }
      expect(arcEnds[key]?.after).toContain('{given}');
    }
  });
});
