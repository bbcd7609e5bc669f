import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { ChatClient, type Person } from '#test/faults/client.ts';
import { makePeople, makeRoom, spawnInstance, startInstance } from '#test/faults/instance.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { distributeTables } from '#test/citus.ts';
import { newMatchable } from '#test/matchable.ts';
import { askingIn, json, keysOf, Refused } from './asking.ts';
import { CitusNodes, missingForCitus } from './citus-nodes.ts';
import { Writer } from './writer.ts';

/** The pairs of people who give and get gifts, save posts and write drafts: enough to live on every worker. */
const PAIRS = 6;
/** The seconds of plain work, and of those in which a worker is away. */
const SECONDS = Number(process.env['TRIAL_SECONDS'] ?? 20);
/** The posts that people save; a later one is saved again. */
const POSTS = 200;
/** The longest time between two acknowledgements while parts move. */
const WITHIN_MS = 10_000;

test(
  'A worker joins under load and another one dies, and nothing is lost',
  { timeout: 1_200_000 },
  async ({ skip }) => {
    const missing = missingForCitus();
    if (missing !== undefined) skip(`The trial of a distributed database did not run: ${missing}.`);
    const nodes = await CitusNodes.start(2);
    onTestFinished(() => nodes.remove());
    const own = await openPostgres(nodes.url);
    await migrate(own);
    const maker = await startInstance(own);
    const { db, newId } = maker.deps;
    const [one, other, ...people] = (await makePeople(maker.deps, 2 + 2 * PAIRS)) as [Person, Person, ...Person[]];
    const talkId = await makeRoom(db, one, other);
    const seeker = await newMatchable(maker);
    const pairs: { giver: Person; receiver: Person; roomId: string }[] = [];
    for (let at = 0; at < PAIRS; at += 1) {
      const [giver, receiver] = people.slice(2 * at, 2 * at + 2) as [Person, Person];
      pairs.push({ giver, receiver, roomId: await makeRoom(db, giver, receiver) });
    }
    const givers = pairs.map(({ giver }) => giver.id);
    // Neither the limits of newcomers nor those of a day end the trial.
    await sql`UPDATE account SET created_at = now() - interval '60 days'`.execute(db);
    for (const id of givers)
      await sql`INSERT INTO entitlement (user_id, kind, source, granted_at)
      VALUES (${id}, 'premium', 'payment', now())`.execute(db);
    const posted = Array.from({ length: POSTS }, () => newId());
    await sql`INSERT INTO post (id, user_id, content, visibility, created_at)
    SELECT id, ${seeker.id}::bigint, 'Words', 'public', now() FROM unnest(${posted}::uuid[]) id`.execute(db);
    await sql`INSERT INTO saved_thing (user_id, id, post_id, saved_at)
    SELECT ${seeker.id}, id, id, now() FROM unnest(${posted}::uuid[]) id`.execute(db);
    await maker.close();
    await own.close();
    await distributeTables(nodes.url);
    // Rows that were there before are in the parts, and nowhere else.
    expect(await nodes.ask('SELECT count(*)::int AS count FROM saved_thing')).toEqual([{ count: POSTS }]);
    const left = 'SELECT coalesce(sum(pg_relation_size(logicalrelid)), 0)::int AS bytes FROM pg_dist_partition';
    expect(await nodes.ask(left)).toEqual([{ bytes: 0 }]);

    const servers = [
      await spawnInstance({ DATABASE_URL: nodes.url }),
      await spawnInstance({ DATABASE_URL: nodes.url }),
    ];
    onTestFinished(async () => void (await Promise.all(servers.map((server) => server.kill()))));
    const addresses = servers.map(({ address }) => address);
    const ask = askingIn(addresses);
    const clients = [one, other].map((person, at) => new ChatClient({ person, addresses, first: at }).start([talkId]));
    onTestFinished(() => clients.forEach((client) => client.stop()));
    await Promise.all(clients.map((client) => client.ready()));
    const sent: string[] = [];
    const talking = setInterval(() => {
      for (const client of clients) {
        const content = `line ${sent.length}`;
        sent.push(content);
        client.send(talkId, content);
      }
    }, 200);
    onTestFinished(() => clearInterval(talking));

    const [postKey, matchKey] = [keysOf(), keysOf()];
    /** What is on the coordinator alone. */
    const whole = {
      posts: new Writer().start((name) => ask(one, '/api/posts', { ...json({ content: name }), key: postKey(name) })),
      searches: new Writer().start((name) =>
        ask(seeker, '/api/soul-matching/find-new-match', { ...json({}), key: matchKey(name) }),
      ),
      pages: new Writer().start(async () => {
        for (const path of ['/api/chats', `/api/chats/${talkId}/messages`, '/api/posts', '/api/soul-matching/matches'])
          await ask(other, path, { method: 'GET' });
      }),
    };
    /** What is on one worker, by the person that it belongs to. */
    const kept = pairs.map(({ giver, receiver, roomId }) => {
      const giftKey = keysOf();
      let base: string | null = null;
      const saved: Writer = new Writer();
      return {
        gifts: {
          of: receiver.id,
          writer: new Writer().start((name) => {
            const gift = { giftTypeId: 'night-swim', receiverId: receiver.id, message: name, clientId: giftKey(name) };
            return ask(giver, '/api/gifts/send', { ...json(gift), key: giftKey(name) });
          }),
        },
        drafts: {
          of: giver.id,
          writer: new Writer().start(async (name) => {
            const body = json({ content: name, base });
            const answer = (await ask(giver, `/api/chats/${roomId}/draft`, { method: 'PUT', ...body })) as {
              isSaved: boolean;
              draft: { revision: string };
            };
            base = answer.draft.revision;
            if (!answer.isSaved) throw new Error('The draft has another revision.');
          }),
        },
        saved: {
          of: receiver.id,
          writer: saved.start(() => {
            const path = `/api/posts/${posted[saved.acknowledged.length % POSTS]}/saved`;
            return ask(receiver, path, { method: 'PUT', ...json({ isSaved: true }) });
          }),
        },
      };
    });
    const living = kept.flatMap((of) => Object.values(of));
    const all = [...Object.values(whole), ...living.map(({ writer }) => writer)];
    const forget = (): void => all.forEach((writer) => writer.forget());
    const longest = (writers: readonly Writer[]): number => Math.max(...writers.map((writer) => writer.longest));
    const acknowledged = (writers: readonly Writer[]): number =>
      writers.reduce((sum, writer) => sum + writer.acknowledged.length, 0);
    const seconds = (ms: number): string => (ms / 1000).toFixed(1);

    await pause(SECONDS * 1000);
    expect(all.flatMap(({ refusals }) => refusals)).toEqual([]);
    const before = longest(all);

    forget();
    const began = Date.now();
    const added = await nodes.addWorker();
    await nodes.ask('SELECT rebalance_table_shards()');
    const tookMs = Date.now() - began;
    const places = await nodes.ask<{ node: number; shards: number }>(
      'SELECT nodeport AS node, count(*)::int AS shards FROM citus_shards GROUP BY 1 ORDER BY 1',
    );
    const parts = places.reduce((sum, { shards }) => sum + shards, 0);
    const moved = places.find(({ node }) => node === added)?.shards ?? 0;
    expect(moved).toBeGreaterThan(0);
    expect(all.flatMap(({ refusals }) => refusals)).toEqual([]);
    const moving = longest(all);
    expect(moving).toBeLessThan(WITHIN_MS);

    const nodeOf = async (id: number): Promise<number> => {
      const [shard] = await nodes.ask<{ node: number }>(`SELECT nodeport AS node FROM citus_shards
      WHERE shardid = get_shard_id_for_distribution_column('chat_draft', ${id})`);
      return shard?.node ?? 0;
    };
    const homes = await Promise.all(living.map(({ of }) => nodeOf(of)));
    const gone = homes[0] as number;
    const away = living.filter((_, at) => homes[at] === gone).map(({ writer }) => writer);
    const there = living.filter((_, at) => homes[at] !== gone).map(({ writer }) => writer);
    expect(there.length).toBeGreaterThan(0);
    nodes.kill(gone);
    // What is under way may still end as it would have, or be refused.
    await pause(2000);
    forget();
    const wentOn = [...Object.values(whole), ...there];
    const [goingOn, awayBefore, linesBefore] = [
      acknowledged(wentOn),
      acknowledged(away),
      clients[0]?.messages(talkId).length ?? 0,
    ];
    await pause(SECONDS * 1000);
    const wentOnBy = acknowledged(wentOn) - goingOn;
    const lines = (clients[0]?.messages(talkId).length ?? 0) - linesBefore;
    expect(wentOn.flatMap(({ refusals }) => refusals)).toEqual([]);
    expect(wentOnBy).toBeGreaterThan(wentOn.length);
    expect(lines).toBeGreaterThan(0);
    expect(acknowledged(away)).toBe(awayBefore);
    const refusals = away.flatMap((writer) => writer.refusals);
    expect(refusals.length).toBeGreaterThan(0);
    const isSaid = (error: unknown): boolean =>
      error instanceof Refused && error.status === 503 && error.code === 'away';
    expect(refusals.filter((error) => !isSaid(error))).toEqual([]);
    const stopped = longest(wentOn);

    const back = Date.now();
    nodes.begin(gone);
    await expect.poll(() => away.every(({ latest }) => latest.at > back), { timeout: 60_000 }).toBe(true);
    const backAfter = Date.now() - back;
    clearInterval(talking);
    for (const writer of all) await writer.stop();
    for (const client of clients) await client.until('its outbox to empty', () => client.outbox.size === 0);
    for (const client of clients)
      await client.until('the last line', () => client.messages(talkId).length === sent.length);

    const column = async (text: string): Promise<string[]> =>
      (await nodes.ask<{ it: string }>(text)).map(({ it }) => it).toSorted();
    const messages = `FROM room_event WHERE type = 'message'`;
    expect(await column(`SELECT payload ->> 'content' AS it ${messages} AND room_id = '${talkId}'`)).toEqual(
      sent.toSorted(),
    );
    expect(await column(`SELECT content AS it FROM post WHERE user_id = ${one.id}`)).toEqual(
      whole.posts.acknowledged.toSorted(),
    );
    for (const [at, { giver, receiver, roomId }] of pairs.entries()) {
      const { gifts, drafts, saved } = kept[at] as (typeof kept)[number];
      expect(
        await column(
          `SELECT payload -> 'gift' ->> 'note' AS it ${messages} AND payload ? 'gift' AND room_id = '${roomId}'`,
        ),
      ).toEqual(gifts.writer.acknowledged.toSorted());
      // A row without its line is nothing that anybody sees, so only those with one count.
      expect(
        await column(`SELECT event.payload -> 'gift' ->> 'note' AS it FROM gift JOIN room_event event
        ON event.room_id = gift.room_id AND event.seq = gift.seq AND event.id = gift.id WHERE receiver_id = ${receiver.id}`),
      ).toEqual(gifts.writer.acknowledged.toSorted());
      expect(await column(`SELECT content AS it FROM chat_draft WHERE user_id = ${giver.id}`)).toEqual(
        drafts.writer.acknowledged.slice(-1),
      );
      expect(await column(`SELECT id::text AS it FROM saved_thing WHERE user_id = ${receiver.id}`)).toEqual(
        posted.slice(0, saved.writer.acknowledged.length).toSorted(),
      );
    }
    const said = [
      `${sent.length} lines, ${whole.posts.acknowledged.length} posts, ${acknowledged(kept.map(({ gifts }) => gifts.writer))} gifts, ${acknowledged(kept.map(({ drafts }) => drafts.writer))} drafts, ${acknowledged(kept.map(({ saved }) => saved.writer))} things saved: each there once.`,
      `Longest seconds between two acknowledgements of one writer: ${seconds(before)} before, ${seconds(moving)} while ${moved} of ${parts} parts moved to a new worker (${seconds(tookMs)} s), ${seconds(stopped)} while a worker was away.`,
      `While it was away ${wentOnBy} calls of ${wentOn.length} writers and ${lines} lines went on, ${refusals.length} calls of ${away.length} writers were refused with 503 away; back after ${seconds(backAfter)} s.`,
    ];
    process.stdout.write(`${said.join('\n')}\n`);
  },
);
