import type { Speaker } from '#content/speaker.ts';
import type { ActivityKind } from '#contract/digest.ts';
import type { Sum } from './take.queries.ts';

/** Returns the title of a digest on the lock screen. */
export const digestTitle = ({ t }: Speaker): string => t('digest.title', 'While you were away');

const order: readonly ActivityKind[] = ['mention', 'comment', 'follow', 'like'];

/** Returns the text of a digest; undefined without entries, or when a name that it needs is missing. */
export function digestWords(
  speaker: Speaker,
  sums: readonly Sum[],
  names: ReadonlyMap<number, string>,
): string | undefined {
  const lines: string[] = [];
  for (const kind of order) {
    const sum = sums.find((one) => one.kind === kind);
    if (sum === undefined) continue;
    const who = whoDid(speaker, sum, names);
    if (who === undefined) return undefined;
    lines.push(did(speaker, kind, { who, ...sum }));
  }
  return lines.length === 0 ? undefined : lines.join(' · ');
}

/** Returns the names of one or two people, or the number of three or more; undefined when a name is missing. */
function whoDid({ t, list }: Speaker, { people, latest }: Sum, names: ReadonlyMap<number, string>) {
  if (people > 2) return t('digest.people', '{people} people', { people });
  const called = latest.flatMap((id) => names.get(id) ?? []);
  return called.length === people ? list(called) : undefined;
}

function did({ t }: Speaker, kind: ActivityKind, { who, people, posts }: Sum & { who: string }): string {
  if (kind === 'mention') return t('digest.mentioned', '{who} mentioned you', { who, people });
  if (kind === 'follow')
    return t('digest.follows', '{people, plural, one {{who} follows you now} other {{who} follow you now}}', {
      who,
      people,
    });
  return kind === 'like'
    ? t('digest.liked', '{who} liked {posts, plural, one {a post} other {# posts}} of yours', { who, people, posts })
    : t('digest.commented', '{who} commented on {posts, plural, one {a post} other {# posts}} of yours', {
        who,
        people,
        posts,
      });
}
