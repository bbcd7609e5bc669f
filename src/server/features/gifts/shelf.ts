import type { z } from 'zod';
import { giftTypeOf } from '#content/gifts.ts';
import type { getGiftShelf, listReceivedGifts, listSentGifts } from '#contract/gifts.ts';
import { cardsFor } from '#server/features/people/people.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { pageOf } from '#server/platform/paging.ts';
import {
  countOnShelf,
  hideShelf,
  isShelfHidden,
  onShelf,
  receivedBy,
  sentBy,
  showShelf,
  type GiftRow,
} from './gifts.queries.ts';

type Needs = Pick<Deps, 'db' | 'clock'>;

/** The number of gifts on a page. */
const PAGE = 60;

interface ShelfPageQuery {
  userId: number;
  before: string | undefined;
}

const idsIn = (rows: readonly GiftRow[]): number[] => rows.flatMap(({ other_id: id }) => id ?? []);

function presentGiven({ id, room_id: chatRoomId, sent_at: sentAt, unwrapped_at: unwrappedAt }: GiftRow) {
  return { id, chatRoomId, sentAt: sentAt.toISOString(), unwrappedAt: unwrappedAt?.toISOString() ?? null };
}

export async function receivedGifts(
  { db, clock }: Needs,
  { userId, before }: ShelfPageQuery,
): Promise<z.output<typeof listReceivedGifts.response>> {
  const rows = await receivedBy(db, { userId, before, most: PAGE + 1 });
  const { page, nextCursor: next } = pageOf(rows, PAGE, ({ id }) => id);
  const cards = await cardsFor(db, idsIn(page), { viewerId: userId, now: clock.now() });
  const gifts = page.map((row) => {
    const giftType = row.unwrapped_at === null ? null : (giftTypeOf(row.type) ?? null);
    return Object.assign(presentGiven(row), { giftType, from: cards.get(row.other_id ?? 0) ?? null });
  });
  return { gifts, next };
}

export async function sentGifts(
  { db, clock }: Needs,
  { userId, before }: ShelfPageQuery,
): Promise<z.output<typeof listSentGifts.response>> {
  const rows = await sentBy(db, { userId, before, most: PAGE + 1 });
  const { page, nextCursor: next } = pageOf(rows, PAGE, ({ id }) => id);
  const cards = await cardsFor(db, idsIn(page), { viewerId: userId, now: clock.now() });
  const gifts = page.flatMap((row) => {
    const to = cards.get(row.other_id ?? 0);
    return to === undefined ? [] : [{ ...presentGiven(row), giftType: giftTypeOf(row.type) ?? null, to }];
  });
  return { gifts, next };
}

/** Returns a person's shelf as a viewer sees it; throws `not_found` if the viewer does not see the person. */
export async function shelfFor(
  { db, clock }: Needs,
  { userId, viewerId, before }: ShelfPageQuery & { viewerId: number },
): Promise<z.output<typeof getGiftShelf.response>> {
  const view = { viewerId, now: clock.now() };
  if (!(await cardsFor(db, [userId], view)).has(userId)) throw new AppError('not_found');
  const isHidden = await isShelfHidden(db, userId);
  if (isHidden && userId !== viewerId) return { gifts: [], count: 0, isHidden, next: null };
  const [rows, count] = await Promise.all([
    onShelf(db, { userId, viewerId, before, most: PAGE + 1 }),
    countOnShelf(db, { userId, viewerId }),
  ]);
  const { page, nextCursor: next } = pageOf(rows, PAGE, ({ id }) => id);
  const cards = await cardsFor(db, idsIn(page), view);
  const gifts = page.flatMap((row) => {
    const giftType = giftTypeOf(row.type);
    const from = cards.get(row.other_id ?? 0);
    if (giftType === undefined) return [];
    return [{ id: row.id, giftType, from: from ?? null, unwrappedAt: row.unwrapped_at.toISOString() }];
  });
  return { gifts, count, isHidden, next };
}

export async function setShelf(
  { db, clock }: Needs,
  { userId, isHidden }: { userId: number; isHidden: boolean },
): Promise<void> {
  if (isHidden) await hideShelf(db, userId, clock.now());
  else await showShelf(db, userId);
}
