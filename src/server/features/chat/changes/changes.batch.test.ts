import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EDIT_MS } from '#contract/chat.changes.ts';
import { OWN_REACTIONS_MAX, REACTION_KINDS_MAX, type Message } from '#contract/chat.ts';
import { GroupCommit } from '#server/platform/database/group-commit.ts';
import { openLanes } from '#server/platform/database/lanes.ts';
import { AppError } from '#server/platform/errors.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import type { Person } from '#test/faults/client.ts';
import { makeCrowd, makePeople } from '#test/faults/instance.ts';
import type { WishedChange } from './changes.batch.ts';
import { openChanger, type MessageChanger } from './changes.writer.ts';

/** LATE joined after the first two messages, and STRANGER is no member. The people 0 to 2 were members before. */
const LATE = 3;
const STRANGER = 4;
/** The index of the message to which others have reacted with many different emoji. */
const POPULAR = 1;
const OTHER_KINDS = 18;
const EMOJI = [...'👍🎉😮🔥👀💜🙈'];
const WORDS = ['Zero', 'A “quoted” \\ text\n with 🦊', 'Long '.repeat(60).trim(), 'Short'];

interface Plain {
  author: number;
  content: string;
  quotes?: number;
  is?: 'old' | 'deleted' | 'hidden' | 'gift';
  reactions: { by: number; emoji: string }[];
  earlier: string[];
  /** The lines of the log that changed this message, without those that changed its quote. */
  lines: string[];
  quoteLines: number;
}

const said = (author: number, content: string, more: Partial<Plain> = {}): Plain => ({
  author,
  content,
  reactions: [],
  earlier: [],
  lines: [],
  quoteLines: 0,
  ...more,
});
const begin = (): Plain[] => [
  said(0, 'Zero', { reactions: EMOJI.slice(1, OWN_REACTIONS_MAX).map((emoji) => ({ by: 0, emoji })) }),
  said(1, 'One'),
  said(2, 'Two', { quotes: 0 }),
  said(0, 'Three', { quotes: 0 }),
  said(1, 'Four', { quotes: 2 }),
  said(2, 'Five', { is: 'old' }),
  said(0, '', { is: 'deleted' }),
  said(1, 'Seven', { is: 'hidden' }),
  said(2, 'Eight', { is: 'gift' }),
];

interface DrawnChange {
  /** The index of one of the two rooms. */
  room: number;
  by: number;
  of: number;
  type: WishedChange['type'];
  said: string;
}

/** The draws favor two members, two messages and edits by the author, because most other changes are refused. */
const who = fc.oneof({ weight: 4, arbitrary: fc.nat(1) }, { weight: 1, arbitrary: fc.nat(STRANGER) });
const about = fc.oneof(fc.nat(POPULAR), fc.nat(begin().length - 1));
const reaction: fc.Arbitrary<DrawnChange> = fc.record({
  room: fc.nat(1),
  by: who,
  of: about,
  type: fc.constantFrom('reaction_added', 'reaction_added', 'reaction_added', 'reaction_removed'),
  said: fc.constantFrom(...EMOJI),
});
const edit: fc.Arbitrary<DrawnChange> = fc
  .record({ room: fc.nat(1), by: who, of: about, isOwn: fc.nat(4), said: fc.constantFrom(...WORDS) })
  .map(({ room, by, of, isOwn, said: words }) => ({
    room,
    by: isOwn === 0 ? by : (begin()[of]?.author ?? by),
    of,
    type: 'message_edited',
    said: words,
  }));
const wishesOfMany = fc.array(fc.oneof({ weight: 2, arbitrary: reaction }, { weight: 1, arbitrary: edit }), {
  minLength: 40,
  maxLength: 120,
  size: 'max',
});

const VERDICTS = [
  'edit_closed',
  'forbidden',
  'invalid',
  'message_gone',
  'new',
  'not_found',
  'own_reactions_full',
  'reactions_full',
  'same',
];
/** The results of the changes in all runs. */
const seen = new Set<string>();

/** Applies a change to the room in memory, by the rules in plain code; returns its result. */
function play(room: readonly Plain[], { by, of, type, said: words }: DrawnChange): string {
  const message = room[of];
  if (message === undefined || by === STRANGER || (by === LATE && of < 2)) return 'not_found';
  if (type === 'message_edited' && message.author !== by) return 'forbidden';
  if (message.is === 'deleted' || message.is === 'hidden') return 'message_gone';
  if (type === 'message_edited') {
    if (message.is === 'gift') return 'invalid';
    if (message.content === words) return 'same';
    if (message.is === 'old') return 'edit_closed';
    message.earlier.push(message.content);
    message.content = words;
    message.lines.push(`message_edited ${by} null`);
    for (const one of room) if (one.quotes === of) one.quoteLines += 1;
    return 'new';
  }
  const { reactions } = message;
  const own = reactions.filter((one) => one.by === by);
  if (own.some(({ emoji }) => emoji === words) === (type === 'reaction_added')) return 'same';
  if (type === 'reaction_removed') {
    message.reactions = reactions.filter((one) => one.by !== by || one.emoji !== words);
  } else {
    if (own.length >= OWN_REACTIONS_MAX) return 'own_reactions_full';
    const kinds = new Set(reactions.map(({ emoji }) => emoji));
    const all = kinds.size + (of === POPULAR ? OTHER_KINDS : 0);
    if (!kinds.has(words) && all >= REACTION_KINDS_MAX) return 'reactions_full';
    reactions.push({ by, emoji: words });
  }
  message.lines.push(`${type} ${by} ${words}`);
  return 'new';
}

const errors: unknown[] = [];
let server: TestApp;
let commits: GroupCommit;
let change: MessageChanger;
let people: Person[];

beforeAll(async () => {
  server = await startTestApp();
  commits = new GroupCommit({ lanes: openLanes(server.database, 1), onError: (error) => errors.push(error) });
  change = openChanger(commits, server.deps);
  people = await makePeople(server.deps, STRANGER + 1);
});
afterAll(async () => {
  await commits.close();
  await server.close();
});

const idOf = (by: number): number => people[by]?.id ?? 0;

interface Room {
  plain: Plain[];
  roomId: string;
  ids: string[];
}

/** Writes the messages of a new room in their state before any change. */
async function write(plain: Plain[]): Promise<Room> {
  const { db, newId, clock } = server.deps;
  const roomId = await makeCrowd(db, people.slice(0, STRANGER));
  const ids = plain.map(() => newId());
  const now = clock.now();
  const rows = plain.map(({ author, content, quotes, is }, n) => {
    const replyTo = quotes !== undefined && {
      replyTo: { messageId: ids[quotes], seq: quotes + 1, senderId: idOf(0), content: plain[quotes]?.content },
    };
    // Reactions are read only for a message that has `changedSeq`.
    const text = is === 'deleted' ? { deleted: true } : { content, changedSeq: 0 };
    const what = {
      ...(is === 'hidden' && { hidden: true }),
      ...(is === 'gift' && { gift: { type: 'x', receiverId: 1, note: '' } }),
    };
    const at = new Date(now.getTime() - (is === 'old' ? EDIT_MS + 1 : EDIT_MS));
    return { id: ids[n], sender_id: idOf(author), payload: { ...text, ...what, ...replyTo }, created_at: at };
  });
  await sql`INSERT INTO room_event (room_id, seq, id, type, sender_id, payload, created_at)
    SELECT ${roomId}::uuid, n, (row ->> 'id')::uuid, 'message', (row ->> 'sender_id')::bigint, row -> 'payload',
      (row ->> 'created_at')::timestamptz
    FROM jsonb_array_elements(${JSON.stringify(rows)}::jsonb) WITH ORDINALITY AS given (row, n)`.execute(db);
  await sql`UPDATE room SET last_seq = ${plain.length} WHERE id = ${roomId}`.execute(db);
  await sql`UPDATE room_member SET joined_seq = 2 WHERE room_id = ${roomId} AND user_id = ${idOf(LATE)}`.execute(db);
  await sql`INSERT INTO message_reaction (room_id, seq, user_id, emoji, line_seq, id)
    SELECT ${roomId}::uuid, ${POPULAR + 1}, n, 'kind ' || n, 0, gen_random_uuid()
    FROM generate_series(1, ${OTHER_KINDS}::int) n`.execute(db);
  const [first] = plain;
  const emoji = first?.reactions.map((one) => one.emoji) ?? [];
  await sql`INSERT INTO message_reaction (room_id, seq, user_id, emoji, line_seq, id)
    SELECT ${roomId}::uuid, 1, ${idOf(0)}, emoji, n, gen_random_uuid()
    FROM unnest(${emoji}::text[]) WITH ORDINALITY AS given (emoji, n)`.execute(db);
  return { plain, roomId, ids };
}

interface Stored {
  seq: number;
  type: string;
  by: number;
  payload: { of?: number; content?: string; emoji?: string; changedSeq?: number; replyTo?: { content: string } };
}

/** Reads a stored room in the same form as the room in memory; throws if the log has a gap. */
async function stored(roomId: string, plain: Plain[]): Promise<unknown> {
  const { db } = server.deps;
  const { rows } = await sql<Stored>`SELECT seq, type, sender_id AS by, payload FROM room_event
    WHERE room_id = ${roomId} ORDER BY seq`.execute(db);
  const { rows: reactions } = await sql<{ seq: number; by: number; emoji: string }>`
    SELECT seq, user_id AS by, emoji FROM message_reaction WHERE room_id = ${roomId} AND line_seq > 0
    ORDER BY line_seq`.execute(db);
  const { rows: edits } = await sql<{ seq: number; content: string }>`
    SELECT seq, content FROM message_edit WHERE room_id = ${roomId} ORDER BY line_seq`.execute(db);
  const { rows: heads } = await sql<{ last_seq: number }>`SELECT last_seq FROM room WHERE id = ${roomId}`.execute(db);
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, n) => n + 1));
  expect(heads).toEqual([{ last_seq: rows.length }]);
  return plain.map((_, n) => {
    const lines = rows.filter(({ payload }) => payload.of === n + 1);
    const payload = rows[n]?.payload;
    const whoseAt = ({ by }: { by: number }): number => people.findIndex(({ id }) => id === by);
    return {
      content: payload?.content ?? '',
      quote: payload?.replyTo?.content,
      isChangedLast: (payload?.changedSeq ?? 0) === (lines.at(-1)?.seq ?? 0),
      reactions: reactions.flatMap((one) => (one.seq === n + 1 ? [{ by: whoseAt(one), emoji: one.emoji }] : [])),
      earlier: edits.flatMap((one) => (one.seq === n + 1 ? [one.content] : [])),
      lines: lines.flatMap((line) =>
        line.type === 'message_changed' ? [] : [`${line.type} ${whoseAt(line)} ${line.payload.emoji ?? null}`],
      ),
      quoteLines: lines.filter(({ type }) => type === 'message_changed').length,
    };
  });
}

const inForm = (plain: Plain[]): unknown =>
  plain.map(({ content, quotes, reactions, earlier, lines, quoteLines }) => ({
    content,
    quote: quotes === undefined ? undefined : [...(plain[quotes]?.content ?? '')].slice(0, 120).join(''),
    isChangedLast: true,
    reactions,
    earlier,
    lines,
    quoteLines,
  }));

/** Returns a message as a member reads it after their change. The emoji are sorted: others influence their order. */
const asRead = (message: Plain | undefined, by: number) => ({
  content: message?.content,
  mine: message?.reactions.flatMap((one) => (one.by === by ? [one.emoji] : [])).toSorted(),
});
const asAnswered = ({ content, myReactions = [] }: Message) => ({ content, mine: myReactions.toSorted() });

it('Changes that come together end as the same changes one after the other', async () => {
  await fc.assert(
    fc.asyncProperty(wishesOfMany, async (wishes) => {
      const rooms = await Promise.all([begin(), begin()].map(write));
      const made = await Promise.allSettled(
        wishes.map(({ room, by, of, type, said: words }) => {
          const { roomId = '', ids } = rooms[room] ?? {};
          return change({ roomId, messageId: ids?.[of] ?? '', userId: idOf(by), type, said: words });
        }),
      );
      expect(errors.splice(0)).toEqual([]);
      for (const [n, wish] of wishes.entries()) {
        const { plain = [] } = rooms[wish.room] ?? {};
        const verdict = play(plain, wish);
        seen.add(verdict);
        const result = made[n];
        if (result?.status === 'fulfilled') {
          expect([result.value.isNew ? 'new' : 'same', asAnswered(result.value.message)]).toEqual([
            verdict,
            asRead(plain[wish.of], wish.by),
          ]);
        } else expect(result?.reason).toSatisfy((error) => error instanceof AppError && error.code === verdict);
      }
      for (const { roomId, plain } of rooms) expect(await stored(roomId, plain)).toEqual(inForm(plain));
    }),
    { numRuns: 30 },
  );
  expect([...seen].toSorted()).toEqual(VERDICTS);
});
