import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PREVIEW_PEOPLE, ROOM_FACES } from '#contract/trending.ts';
import { AppError } from '#server/platform/errors.ts';
import { cloudsFor, recommend, wordsOfCloud } from '#server/features/clouds/clouds.ts';
import { previewOf } from '#server/features/trending/preview.ts';
import { countPeople } from '#server/features/trending/trending.queries.ts';
import { trendingFor } from '#server/features/trending/trending.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { Crowds, drawCrowds } from '#test/crowds-graph.ts';
import { drawGraph, emptyGraph, PeopleGraph, storeGraph } from '#test/people-graph.ts';
import { mayFind, maySee } from './visibility.ts';

const SIZE = 10;
const RUNS = 12;
const VIEWERS = 4;

let test: TestApp;
let graph: PeopleGraph;
let crowds: Crowds;
/** The numbers of people and clouds that the tested readers had to show and had to hide. */
let seen = { shown: 0, hidden: 0 };
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const ids = (): number[] => graph.people.map(({ id }) => id);
const sees = (viewerId: number | null) => (id: number) => maySee(graph.sight(viewerId, id));
/** Returns whether somebody is a person, and not an AI character or a demo member. */
const isPerson = (id: number): boolean => graph.person(id)?.kind === 'member';
const finds = (viewerId: number) => (id: number) => mayFind(graph.sight(viewerId, id));

/** Expects `found` and `truth` to have the same entries in any order; `reader` names the tested function. */
function agree(reader: string, found: Iterable<unknown>, truth: Iterable<unknown>): void {
  const inOrder = (all: Iterable<unknown>): string[] => [...all].map(String).toSorted();
  expect({ reader, found: inOrder(found) }).toEqual({ reader, found: inOrder(truth) });
}

it('Every reader of open rooms and clouds agrees with the predicates', async () => {
  const { db } = test.deps;
  seen = { shown: 0, hidden: 0 };
  const property = fc.assert(
    fc.asyncProperty(drawGraph(SIZE), drawCrowds(SIZE), async (drawn, rooms) => {
      graph = new PeopleGraph(drawn, test.clock.now());
      crowds = new Crowds(rooms, graph);
      await emptyGraph(db);
      await storeGraph(db, graph);
      await crowds.store(db);
      await readersOfTrends();
      for (const viewerId of ids().slice(0, VIEWERS)) {
        await readersOfHalls(viewerId);
        await readersOfPreviews(viewerId);
        await readersOfClouds(viewerId);
        await readersOfProfiles(viewerId);
      }
    }),
    { numRuns: RUNS, endOnFailure: true, unbiased: true },
  );
  await expect(property).resolves.toBeUndefined();
  // Graphs without hidden people would pass any test.
  expect(seen.shown).toBeGreaterThan(50);
  expect(seen.hidden).toBeGreaterThan(50);
});

/** A badge is the same for all readers, so only people visible to a visitor count. */
async function readersOfTrends(): Promise<void> {
  const tomorrow = new Date(graph.now.getTime() + 86_400_000);
  const since = new Date(graph.now.getTime() - 3_600_000);
  const { people } = await countPeople(test.deps.db, { trendingId: 'trending_1', since, joinedBefore: tomorrow });
  const spoke = crowds.halls.flatMap(({ lines }) => lines.filter(({ is }) => is === 'said').map(({ by }) => by));
  agree('countPeople', [people], [new Set(spoke.filter(isPerson).filter(sees(null))).size]);
}

async function readersOfHalls(viewerId: number): Promise<void> {
  const room = (await trendingFor(test.deps, viewerId)).find(({ id }) => id === 'trending_1');
  const members = crowds.halls.flatMap((hall) => hall.members).filter(isPerson);
  const mine = members.filter(sees(viewerId));
  seen.shown += mine.length;
  seen.hidden += members.length - mine.length;
  agree('members of trending', [room?.memberCount], [mine.length]);
  agree('online in trending', [room?.onlineCount], [mine.filter((id) => crowds.isHere(id)).length]);
  const around = mine.filter((id) => id !== viewerId && finds(viewerId)(id) && crowds.isHere(id));
  const faces = (room?.faces ?? []).map(({ id }) => id);
  agree(
    'faces of trending',
    faces.filter((id) => !around.includes(id)),
    [],
  );
  agree('number of faces', [faces.length], [Math.min(ROOM_FACES, new Set(around).size)]);
  const readable = crowds.halls
    .flatMap(({ lines }, hall) => lines.map((line) => ({ ...line, hall })))
    .filter(({ is, by }) => is === 'said' && isPerson(by) && sees(viewerId)(by))
    .toSorted((a, b) => crowds.saidAt(b.hall, b.seq).getTime() - crowds.saidAt(a.hall, a.seq).getTime());
  const [last] = readable;
  agree(
    'last line of trending',
    [room?.lastMessage && `${room.lastMessage.by.id} ${room.lastMessage.text}`],
    [last === undefined ? null : `${last.by} ${last.hall} ${last.seq}`],
  );
  const joined = crowds.halls.find((hall) => hall.members.includes(viewerId));
  agree('hall of the viewer', [room?.roomId !== null], [joined !== undefined]);
}

async function readersOfPreviews(viewerId: number): Promise<void> {
  const asked = { viewerId, language: 'en' } as const;
  const preview = await previewOf(test.deps, 'trending_1', asked).catch(ifRefused);
  if (preview === undefined) return;
  const at = crowds.halls.findIndex((hall) => hall.members.includes(viewerId));
  const hall = crowds.halls[at < 0 ? 0 : at];
  agree(
    'lines of a preview',
    preview.lines.map(({ by, text }) => `${by.id} ${text}`),
    hall?.lines
      .filter(({ is, by }) => is === 'said' && isPerson(by) && sees(viewerId)(by))
      .map(({ by, seq }) => `${by} ${at < 0 ? 0 : at} ${seq}`) ?? [],
  );
  agree(
    'people here in a preview',
    preview.here.map(({ id }) => id),
    hall?.members
      .filter((id) => id !== viewerId && isPerson(id) && finds(viewerId)(id) && crowds.isHere(id))
      .slice(0, PREVIEW_PEOPLE) ?? [],
  );
}

async function readersOfClouds(viewerId: number): Promise<void> {
  const asked = { limit: 8, offset: 0 };
  const { recommendations } = await recommend(test.deps, viewerId, asked);
  const others = crowds.clouds.filter(
    ({ members, banned }) => !members.includes(viewerId) && !banned.includes(viewerId),
  );
  const mine = others.filter(({ owner }) => finds(viewerId)(owner));
  seen.shown += mine.length;
  seen.hidden += others.length - mine.length;
  agree(
    'recommend',
    recommendations.map(({ id }) => id),
    mine.map(({ roomId }) => roomId),
  );
  agree(
    'people in clouds',
    recommendations.map(({ id, participants, activeNow }) => `${id} ${participants.length} ${activeNow}`),
    mine.map(({ roomId, members }) => {
      const found = members.filter(finds(viewerId));
      return `${roomId} ${Math.min(4, found.length)} ${found.filter((id) => crowds.isHere(id)).length}`;
    }),
  );
  for (const { id, participants } of recommendations) {
    const members = mine.find(({ roomId }) => roomId === id)?.members ?? [];
    const strangers = participants.filter((one) => !members.includes(one.id) || !finds(viewerId)(one.id));
    agree('faces of clouds', strangers, []);
  }
  const reported: string[] = [];
  for (const { roomId } of crowds.clouds) {
    const words = await wordsOfCloud(test.deps.db, { roomId, userId: viewerId, now: graph.now });
    if (words !== undefined) reported.push(roomId);
  }
  agree(
    'wordsOfCloud',
    reported,
    crowds.clouds
      .filter(({ owner, members }) => !members.includes(viewerId) && finds(viewerId)(owner))
      .map(({ roomId }) => roomId),
  );
}

/** Returns undefined where somebody may not join a room; rethrows any other error. */
function ifRefused(error: unknown): undefined {
  if (error instanceof AppError && error.code !== 'internal') return undefined;
  throw error;
}

/** Returns undefined for `not_found`; rethrows any other error. */
function ifNotFound(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'not_found') return undefined;
  throw error;
}

async function readersOfProfiles(viewerId: number): Promise<void> {
  for (const userId of ids()) {
    const found = await cloudsFor(test.deps, { userId, viewerId }).catch(ifNotFound);
    agree('profile with clouds', [found !== undefined], [sees(viewerId)(userId)]);
    const theirs = crowds.clouds.filter(({ members }) => members.includes(userId));
    const isListed = ({ owner, members, shown }: (typeof theirs)[number]): boolean =>
      (userId === viewerId || shown.includes(userId)) && (members.includes(viewerId) || finds(viewerId)(owner));
    if (found !== undefined)
      agree(
        'cloudsFor',
        found.map(({ id, isShown }) => `${id} ${isShown}`),
        theirs.filter(isListed).map(({ roomId, shown }) => `${roomId} ${shown.includes(userId)}`),
      );
  }
}
