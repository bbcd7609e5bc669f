import type { Language } from '#contract/languages.ts';
import {
  PREVIEW_PEOPLE,
  trendingIds,
  type HousePrompt,
  type TrendingId,
  type TrendingPreview,
} from '#contract/trending.ts';
import { cardsFor } from '#server/features/people/people.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { ONLINE_MS } from '#server/platform/presence/presence.ts';
import { hallToRead, lastLines, peopleHere, trendingOf } from './preview.queries.ts';
import { dawnOf, dayOf, promptOf } from './prompts.ts';
import { refuseStrangers } from './trending.ts';
import { textOf } from './trending.present.ts';

type Needs = Pick<Deps, 'db' | 'clock'>;
interface Reader {
  viewerId: number;
  language: Language;
}

/** Returns what a person reads of a room before they join. It writes nothing, so nobody learns who reads along. */
export async function previewOf(
  { db, clock }: Needs,
  asked: string,
  { viewerId, language }: Reader,
): Promise<TrendingPreview> {
  const trendingId = idOf(asked);
  await refuseStrangers(db, viewerId);
  const now = clock.now();
  const prompt = promptOf(trendingId, { day: dayOf(now), language });
  const roomId = await hallToRead(db, { trendingId, viewerId });
  if (roomId === undefined) return { prompt, lines: [], here: [], saidToday: 0 };
  const rows = await lastLines(db, { roomId, viewerId, dawn: dawnOf(now) });
  const onlineSince = new Date(now.getTime() - ONLINE_MS);
  const here = await peopleHere(db, { roomIds: [roomId], viewerId, onlineSince, most: PREVIEW_PEOPLE });
  const hereIds = here.map(({ user_id: id }) => id);
  const cards = await cardsFor(db, [...rows.map(({ sender_id: id }) => id), ...hereIds], { viewerId, now });
  const lines = rows.toReversed().flatMap(({ id, sender_id: by, content, created_at: at }) => {
    const card = cards.get(by);
    return card === undefined ? [] : [{ id, by: card, text: textOf(content), at: at.toISOString() }];
  });
  return {
    prompt,
    lines,
    here: hereIds.flatMap((id) => cards.get(id) ?? []),
    saidToday: rows[0]?.said_today ?? 0,
  };
}

/** Returns the question of the day in a hall that a person is in. */
export async function questionIn(
  { db, clock }: Needs,
  roomId: string,
  { viewerId, language }: Reader,
): Promise<HousePrompt> {
  const id = idOf(await trendingOf(db, { roomId, userId: viewerId }));
  return promptOf(id, { day: dayOf(clock.now()), language });
}

function idOf(asked: string | undefined): TrendingId {
  const id = trendingIds.find((one) => one === asked);
  if (id === undefined) throw new AppError('not_found');
  return id;
}
