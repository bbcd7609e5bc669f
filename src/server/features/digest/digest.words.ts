import type { ActivityKind } from '#contract/digest.ts';
import type { Sum } from './digest.queries.ts';

/** What the lock screen says over a digest. */
export const DIGEST_TITLE = 'While you were away';

const order: readonly ActivityKind[] = ['mention', 'comment', 'follow', 'like'];

/** Returns what a digest says; undefined where a name that it needs is missing. */
export function digestWords(sums: readonly Sum[], names: ReadonlyMap<number, string>): string | undefined {
  const lines: string[] = [];
  for (const kind of order) {
    const sum = sums.find((one) => one.kind === kind);
    if (sum === undefined) continue;
    const who = whoDid(sum, names);
    if (who === undefined) return undefined;
    lines.push(`${who} ${did(kind, sum)}`);
  }
  return lines.length === 0 ? undefined : lines.join(' · ');
}

/** One or two people by name, more by their number. */
function whoDid({ people, latest }: Sum, names: ReadonlyMap<number, string>): string | undefined {
  if (people > 2) return `${people} people`;
  const called = latest.flatMap((id) => names.get(id) ?? []);
  return called.length === people ? called.join(' and ') : undefined;
}

function did(kind: ActivityKind, { people, posts }: Sum): string {
  const what = posts === 1 ? 'a post' : `${posts} posts`;
  if (kind === 'mention') return 'mentioned you';
  if (kind === 'follow') return people === 1 ? 'follows you now' : 'follow you now';
  return kind === 'like' ? `liked ${what} of yours` : `commented on ${what} of yours`;
}
