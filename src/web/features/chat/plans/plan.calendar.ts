import type { MessagePlan } from '#contract/chat.plans.ts';

/** The highest number of octets in a line, without the line break (RFC 5545, 3.1). */
const LINE_OCTETS = 75;
/**
 * A plan has no end. A calendar entry with neither end nor duration ends at once (RFC 5545, 3.6.1), so calendars show a
 * thin line and the person as free. Two hours are a usual length of a meeting.
 */
const DURATION = 'PT2H';

interface CalendarEntry {
  /** The id of the message. */
  id: string;
  plan: MessagePlan;
  /** Grows with each change of the message. Calendars keep the entry with the highest number. */
  sequence: number;
  now: Date;
}

/** Returns a plan as a calendar file (RFC 5545). The times are in UTC, and each calendar converts them. */
export function calendarOf({ id, plan, sequence, now }: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Wildin//Plans//EN',
    'BEGIN:VEVENT',
    `UID:${id}@wildin`,
    `DTSTAMP:${stamp(now)}`,
    `SEQUENCE:${sequence}`,
    `DTSTART:${stamp(new Date(plan.startsAt))}`,
    `DURATION:${DURATION}`,
    `SUMMARY:${escaped(plan.title)}`,
    ...(plan.place === '' ? [] : [`LOCATION:${escaped(plan.place)}`]),
    `STATUS:${plan.isCancelled === true ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const stamp = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);
}

/** Breaks a long line between characters. Each continuation line begins with a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const parts: string[] = [];
  let part = '';
  let size = 0;
  for (const character of line) {
    const octets = encoder.encode(character).length;
    // The space at the beginning of the next line counts, too.
    if (size + octets > LINE_OCTETS) {
      parts.push(part);
      [part, size] = ['', 1];
    }
    part += character;
    size += octets;
  }
  return [...parts, part].join('\r\n ');
}
