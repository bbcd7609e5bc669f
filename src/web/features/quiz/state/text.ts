import { locale } from '#web/words/words.ts';

/** Splits a text at its first line break, and drops a bracketed tag at the end. A text of one line has no `sub`. */
export function splitText(text: string): { main: string; sub: string | undefined } {
  const [main = '', ...rest] = text.replace(/\s*\[[^[\]]*\]\s*$/, '').split('\n');
  const sub = rest.join(' ').trim();
  return { main: main.trim(), sub: sub === '' ? undefined : sub };
}

export interface Report {
  intro: string;
  /** The texts by title: 'Strengths', 'Weaknesses', 'Social Suggestions', 'Friendship Potentials'. */
  sections: Readonly<Record<string, string>>;
}

/** Splits a report's text at each '## Title'. The text before the first title is the intro. */
export function readReport(report: string): Report {
  const [intro = '', ...parts] = report.split(/^## /m);
  const sections = parts.map((part) => {
    const [title = '', ...lines] = part.split('\n');
    return [title.trim(), lines.join('\n').trim()] as const;
  });
  return { intro: intro.trim(), sections: Object.fromEntries(sections) };
}

/** Returns the `wildMapId` of a new session: 'wildmap_', the time in ms, and a random part. */
export function newWildMapId(now: number, random: string): string {
  return `wildmap_${now}_${random.replaceAll('-', '').slice(0, 12)}`;
}

/** Returns the day in the device's time zone, as text in the reader's language: "November 21, 2026". */
export function dayOf(iso: string): string {
  return new Date(iso).toLocaleDateString(locale, { dateStyle: 'long' });
}
