/** A text of two parts: what stands before the first line break, and what after; a bracketed tag at the end is dropped. */
export function splitText(text: string): { main: string; sub: string | undefined } {
  const [main = '', ...rest] = text.replace(/\s*\[[^[\]]*\]\s*$/, '').split('\n');
  const sub = rest.join(' ').trim();
  return { main: main.trim(), sub: sub === '' ? undefined : sub };
}

export interface Report {
  intro: string;
  /** By their titles: 'Strengths', 'Weaknesses', 'Social Suggestions', 'Friendship Potentials'. */
  sections: Readonly<Record<string, string>>;
}

/** The parts of a report's text: what precedes the first '## Title' is the intro. */
export function readReport(report: string): Report {
  const [intro = '', ...parts] = report.split(/^## /m);
  const sections = parts.map((part) => {
    const [title = '', ...lines] = part.split('\n');
    return [title.trim(), lines.join('\n').trim()] as const;
  });
  return { intro: intro.trim(), sections: Object.fromEntries(sections) };
}

/** A name for a run, made here: 'wildmap_', the time, and chance. */
export function newWildMapId(now: number, random: string): string {
  return `wildmap_${now}_${random.replaceAll('-', '').slice(0, 12)}`;
}

/** "November 21, 2026", for the person's own calendar. */
export function dayOf(iso: string): string {
  return new Date(iso).toLocaleDateString('en-US', { dateStyle: 'long' });
}
