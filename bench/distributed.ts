/**
 * Measures the product on a distributed database beside one plain PostgreSQL, in turns, on the same rows. Starts a
 * coordinator and two workers of its own, and the plain database on the coordinator's server; so both have the same
 * settings, and the ratio is the price of being distributed, not its gain. Needs PostgreSQL with the extension Citus.
 * `BENCH_PEOPLE` is the number of people who can be matched, `BENCH_RUNS` the number of rounds.
 */
import { randomUUID } from 'node:crypto';
import { listChats } from '#contract/chat.list.ts';
import { putDraft } from '#contract/chat.drafts.ts';
import { listMessages, sendMessage } from '#contract/chat.ts';
import { listReceivedGifts } from '#contract/gifts.ts';
import { radiuses } from '#contract/matching.ts';
import { listPack } from '#contract/posts.ts';
import { listSaved, savePost } from '#contract/saved.ts';
import { bestPerson } from '#server/features/matching/search/search.queries.ts';
import { call } from '#test/app.ts';
import { createDatabase } from '#test/own-database.ts';
import { CitusNodes, missingForCitus } from '#test/trials/citus-nodes.ts';
import { openPlace, type Place } from './distributed/place.ts';
import { takeTurns, type Way } from './match/ways.ts';
import { searchOf } from './match/watchers.ts';
import { median, report } from './table.ts';

const PEOPLE = Number(process.env['BENCH_PEOPLE'] ?? 20_000);
const ROUNDS = Number(process.env['BENCH_RUNS'] ?? 5);
const VIEWERS = 20;
/** The messages that are sent at once, each to a room of its own. */
const AT_ONCE = 100;
/** The radius of a search, by what a person calls it. */
const RADIUSES = { ZIP: 'nearby', county: 'county', state: 'state', anywhere: 'anywhere' } as const;

/** The ways through one place that are measured, each by one member. */
function waysOf(place: Place, round: number): Record<string, () => Promise<unknown>> {
  const { app, member, rooms, posts, searching, watchers } = place;
  const { token } = member;
  const watcher = watchers[round % watchers.length];
  const [roomId = ''] = rooms;
  const ask = async (answered: Promise<{ status: number; problem: unknown }>): Promise<void> => {
    const { status, problem } = await answered;
    if (status !== 200) throw new Error(JSON.stringify(problem));
  };
  const say = (room: string) => () =>
    ask(
      call(app, sendMessage, {
        token,
        params: { roomId: room },
        body: { clientId: randomUUID(), content: 'The tide.' },
      }),
    );
  const search = (radius: (typeof radiuses)[number]) => () =>
    watcher && bestPerson(searching, searchOf(watcher.viewer, radiuses.indexOf(radius)));
  return {
    'a message': say(roomId),
    [`${AT_ONCE} messages at once`]: () => Promise.all(rooms.slice(0, AT_ONCE).map((room) => say(room)())),
    'a page of a room': () => ask(call(app, listMessages, { token, params: { roomId } })),
    ...Object.fromEntries(
      Object.entries(RADIUSES).map(([what, radius]) => [`a search, ${what}`, async () => search(radius)()]),
    ),
    'a page of the feed': () => ask(call(app, listPack, { token })),
    'the list of chats': () => ask(call(app, listChats, { token })),
    // What follows is divided among the workers.
    'a draft': () => ask(putDraftOf(place, roomId)),
    'a post is saved': () =>
      ask(call(app, savePost, { token, params: { id: posts[round % posts.length] ?? '' }, body: { isSaved: true } })),
    'the saved things': () => ask(call(app, listSaved, { token })),
    'the gifts': () => ask(call(app, listReceivedGifts, { token })),
  };
}

async function putDraftOf(
  { app, member: { token }, draft }: Place,
  roomId: string,
): Promise<{ status: number; problem: unknown }> {
  const body = { content: randomUUID(), base: draft.revision };
  const answer = await call(app, putDraft, { token, params: { roomId }, body });
  draft.revision = answer.body.draft?.revision ?? null;
  return answer;
}

const missing = missingForCitus();
if (missing !== undefined) {
  console.log(`This benchmark needs PostgreSQL with the extension Citus: ${missing}.`);
  process.exit(1);
}
const nodes = await CitusNodes.start(2);
try {
  const plainUrl = (await createDatabase(nodes.url, 'plain')).url;
  const [plain, divided] = [
    await openPlace(plainUrl, { people: PEOPLE, viewers: VIEWERS, isDivided: false }),
    await openPlace(nodes.url, { people: PEOPLE, viewers: VIEWERS, isDivided: true }),
  ];
  const rounds = Array.from({ length: VIEWERS }, (_, round) => round);
  const times = await takeTurns(
    rounds,
    (round): Way[] => {
      const [one, other] = [waysOf(plain, round), waysOf(divided, round)];
      return Object.keys(one).flatMap((what) => {
        const pair: Way[] = [
          { what: `${what}, plain`, work: one[what] as () => unknown },
          { what, work: other[what] as () => unknown },
        ];
        // What runs first finds a colder process.
        return round % 2 === 0 ? pair : pair.toReversed();
      });
    },
    ROUNDS,
  );
  const of = (what: string): number => median(times.of(what));
  report(
    `The product on a coordinator and two workers beside one PostgreSQL, ${PEOPLE.toLocaleString('en')} people`,
    Object.keys(waysOf(plain, 0)).flatMap((what) => [
      { what, value: of(what), unit: 'ms' },
      { what: `${what} ÷ plain`, value: of(what) / of(`${what}, plain`), unit: '×' },
    ]),
  );
  await plain.close();
  await divided.close();
} finally {
  nodes.remove();
}
