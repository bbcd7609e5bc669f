import { trendingRooms } from '#content/trending.ts';
import { ROOM_FACES, type TrendingId, type TrendingRoom } from '#contract/trending.ts';
import type { Language } from '#contract/languages.ts';
import { PICTURE_LINE } from '#contract/chat.pictures.ts';
import type { PersonCard } from '#contract/people.ts';
import { spokenIn } from '#server/platform/speaker.ts';
import { type HallRow, type TrendRow } from './trending.queries.ts';

export function wordsOf(
  id: TrendingId,
  language: Language,
): Pick<TrendingRoom, 'id' | 'name' | 'description' | 'tags'> {
  const { name, description, tags } = trendingRooms[id];
  const spoken = spokenIn(language);
  return { id, name: spoken(name), description: spoken(description), tags: tags.map(spoken) };
}

export function numbersOf(halls: readonly HallRow[]): Pick<TrendingRoom, 'memberCount' | 'onlineCount'> {
  return {
    memberCount: halls.reduce((sum, { members }) => sum + members, 0),
    onlineCount: halls.reduce((sum, { online }) => sum + online, 0),
  };
}

/** Returns the faces of a room's halls; `here` has the people of all halls. */
export function facesOf(
  halls: readonly HallRow[],
  here: readonly { room_id: string; user_id: number }[],
  cards: ReadonlyMap<number, PersonCard>,
): TrendingRoom['faces'] {
  const own = new Set(halls.map(({ room_id: id }) => id));
  const ids = new Set(here.filter(({ room_id: id }) => own.has(id)).map(({ user_id: id }) => id));
  return [...ids].flatMap((id) => cards.get(id) ?? []).slice(0, ROOM_FACES);
}

/** Returns a line's words; those of a picture without words name it. */
export function textOf(content: string | null): string {
  return content === '' || content === null ? PICTURE_LINE : content;
}

export function lastOf(halls: readonly HallRow[], cards: ReadonlyMap<number, PersonCard>): TrendingRoom['lastMessage'] {
  const [newest] = halls
    .flatMap(({ said_at: at, content, sender_id: id }) => {
      const by = cards.get(id ?? 0);
      return at === null || by === undefined ? [] : [{ at, by, text: textOf(content) }];
    })
    .toSorted((a, b) => b.at.getTime() - a.at.getTime());
  return newest === undefined ? null : { ...newest, at: newest.at.toISOString() };
}

export function shown(row: TrendRow | undefined): TrendingRoom['trend'] {
  if (row === undefined || row.badge === null) return null;
  return { badge: row.badge, people: row.people, usual: Math.round(row.usual), line: row.line };
}
