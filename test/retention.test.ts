import { randomBytes, randomUUID } from 'node:crypto';
import { sql, type Insertable } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#server/platform/database/database.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { RETENTION_JOB, type Term } from '#server/platform/background/retention.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { newMember, type TestMember } from '#test/factories.ts';
import { safeSeeds, type Seed, type StillExists } from '#test/retention-seeds.ts';
import { photoCheck } from './photo-check-rows.ts';

let test: TestApp;
let person: TestMember;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  person = await newMember(test);
});

const bytes = (): Uint8Array => new Uint8Array(randomBytes(32));
const plus = (since: Date, { ms = 0 }: Pick<Term, 'ms'>): Date => new Date(since.getTime() + ms);

/** Inserts a row; the returned function finds the row by one of its columns. */
async function put<T extends keyof Tables>(
  table: T,
  row: Insertable<Tables[T]>,
  by: keyof Tables[T] & string,
): Promise<StillExists> {
  await test.deps.db.insertInto(table).values(row).execute();
  const value = (row as Record<string, unknown>)[by];
  return async () => {
    const { rows } = await sql`SELECT FROM ${sql.table(table)} WHERE ${sql.ref(by)} = ${value}`.execute(test.deps.db);
    return rows.length > 0;
  };
}

const session = (at: { created_at: Date; last_used_at: Date; revoked_at?: Date }): Promise<StillExists> => {
  const row = { user_id: person.id, id: randomUUID(), refresh_hash: bytes(), device_name: 'test', ...at };
  return put('session', row, 'id');
};

const checkPicture = (user_id: number, taken_at: Date): Promise<StillExists> =>
  put('photo_check_picture', { user_id, step: 1, sealed: bytes(), sha256: bytes(), taken_at }, 'user_id');

const waits = (at: { since: Date; refused_at?: Date }): Promise<StillExists> => {
  const draft = JSON.stringify({ content: 'A hill' });
  const row = { id: randomUUID(), user_id: person.id, kind: 'post', client_id: randomUUID(), draft } as const;
  return put('waiting_thing', { ...row, ...at }, 'id');
};

/** A call that ended, between two people of a room. */
async function callAt(started_at: Date) {
  return {
    id: randomUUID(),
    room_id: await room(),
    caller_id: person.id,
    callee_id: (await newMember(test)).id,
    client_id: randomUUID(),
    is_quiet: false,
    is_pushed: false,
    is_relayed: false,
    caller_comes_as: 'voice',
    caller_connection: randomUUID(),
    caller_agreed: false,
    callee_agreed: false,
    caller_alive_at: started_at,
    started_at,
    ended_at: started_at,
    ended_how: 'missed',
  } as const;
}

/** A closed case with one report, one decision and one note. */
async function closedCase(closed_at: Date): Promise<string> {
  const { db } = test.deps;
  const id = randomUUID();
  const subject = { subject_kind: 'person', subject_id: id, author_id: person.id } as const;
  const times = { opened_at: closed_at, due_at: closed_at, closed_at };
  await db
    .insertInto('moderation_case')
    .values({ id, ...subject, class: 'rest', state: 'closed', ...times })
    .execute();
  await db
    .insertInto('moderation_report')
    .values({
      case_id: id,
      id,
      round: 1,
      reporter_id: null,
      decided_at: null,
      category: 'scam',
      note: 'A note',
      evidence: JSON.stringify([{ text: 'Words' }]),
      weight: 1,
      device_hash: bytes(),
      address_hash: bytes(),
      created_at: closed_at,
      outcome: 'acted',
    })
    .execute();
  await db
    .insertInto('moderation_decision')
    .values({
      case_id: id,
      id,
      user_id: person.id,
      action: 'warn',
      policy: 'stop',
      sentence: 'Stop.',
      excerpt: 'Words',
      decided_at: closed_at,
    })
    .execute();
  await db
    .insertInto('moderation_talk')
    .values({ case_id: id, id, side: 'note', author_id: person.id, content: 'Words', created_at: closed_at })
    .execute();
  return id;
}

async function room(): Promise<string> {
  const id = randomUUID();
  const row = { id, room_type: 'group', created_by: person.id, created_at: now() } as const;
  await test.deps.db.insertInto('room').values(row).execute();
  return id;
}

const ofCase =
  (table: 'moderation_report' | 'moderation_decision' | 'moderation_talk', has = sql`true`): Seed =>
  async (since) => {
    const id = await closedCase(since);
    return async () => {
      const { rows } = await sql`SELECT FROM ${sql.table(table)} WHERE case_id = ${id} AND ${has}`.execute(
        test.deps.db,
      );
      return rows.length > 0;
    };
  };

/** For each term, by the term's table and name: a function that creates an item with this term. */
const seeds: Record<string, (term: Term) => Seed> = {
  'idempotency: Answers that are repeated when a connection drops': () => (created_at) => {
    const row = { user_id: person.id, route: 'test', key: randomUUID(), fingerprint: 'x', claim: randomUUID() };
    return put('idempotency', { ...row, claimed_until: created_at, created_at }, 'key');
  },
  'used_challenge: Tasks that browsers did': (term) => (since) =>
    put('used_challenge', { nonce: randomUUID(), until: plus(since, term) }, 'nonce'),
  'session: after they ended': () => (revoked_at) =>
    session({ created_at: revoked_at, last_used_at: now(), revoked_at }),
  'session: after they were last used': () => (last_used_at) => session({ created_at: last_used_at, last_used_at }),
  'session: after they began': () => (created_at) => session({ created_at, last_used_at: now() }),
  'quota: What was used of a day or a week': () => async (since) => {
    const period = since.toISOString().slice(0, 10);
    const { id } = await newMember(test);
    return put('quota', { user_id: id, kind: 'match', period, used: 1, refs: [] }, 'user_id');
  },
  'message_edit: What messages said before they were edited': () => (replaced_at) => {
    const row = { room_id: randomUUID(), seq: 1, line_seq: 2, id: randomUUID(), user_id: person.id, content: 'Words' };
    return put('message_edit', { ...row, replaced_at }, 'id');
  },
  'sealed_evidence: Pictures held for the authorities, with their encrypted files': () => (since) => {
    const row = { id: randomUUID(), sha256: bytes(), source: 'test', uploaded_by: person.id };
    return put('sealed_evidence', { ...row, sealed_at: since, until: since }, 'id');
  },
  'upload: Pictures that are evidence and whose member deleted them': () => async (held_at) => {
    const file = { name: randomUUID(), sha256: bytes(), thumbhash: bytes(), width: 1, height: 1 };
    const times = { created_at: held_at, stored_at: held_at, attached_at: held_at, ended_at: held_at, held_at };
    return put('upload', { id: randomUUID(), client_id: randomUUID(), user_id: person.id, ...file, ...times }, 'id');
  },
  'upload: Pictures and voice notes that were never sent, with their files': () => (created_at) => {
    const file = { name: randomUUID(), sha256: bytes(), thumbhash: bytes(), width: 1, height: 1 };
    return put('upload', { id: randomUUID(), client_id: randomUUID(), user_id: person.id, ...file, created_at }, 'id');
  },
  'refused_birthday: Refused birthdays': (term) => (since) =>
    put('refused_birthday', { subject: randomUUID(), until: plus(since, term) }, 'subject'),
  'one_time_code: Codes and links that were sent': () => (sent_at) => {
    const row = { target: randomUUID(), purpose: 'password', code_hash: bytes(), expires_at: sent_at } as const;
    return put('one_time_code', { ...row, sent_at }, 'target');
  },
  'passkey_challenge: Tasks that passkeys sign': (term) => (since) =>
    put('passkey_challenge', { challenge: randomUUID(), expires_at: plus(since, term) }, 'challenge'),
  'contact_change: Former mail addresses and numbers': (term) => (since) => {
    const row = { user_id: person.id, id: randomUUID(), kind: 'phone', new_value: 'x', token_hash: bytes() } as const;
    return put('contact_change', { ...row, changed_at: since, undo_until: plus(since, term) }, 'id');
  },
  'handle_reservation: Former Wildin IDs': (term) => (since) =>
    put('handle_reservation', { handle: randomUUID(), reserved_until: plus(since, term) }, 'handle'),
  'flower: Who gave whom flowers, while it keeps the next gift from being counted': () => async (given_at) => {
    const receiver_id = (await newMember(test)).id;
    return put('flower', { user_id: person.id, receiver_id, given_at }, 'receiver_id');
  },
  'activity: Who liked, commented, followed or mentioned, for the person it was for': () => async (happened_at) => {
    const actor_id = (await newMember(test)).id;
    const row = { id: randomUUID(), receiver_id: person.id, kind: 'follow', actor_id } as const;
    return put('activity', { ...row, happened_at }, 'id');
  },
  'activity_due: Digests that could not be sent': () => async (due_at) => {
    const { id } = await newMember(test);
    const claimed_until = new Date(now().getTime() + 3_600_000);
    return put('activity_due', { user_id: id, seq: 1, due_at, claimed_until }, 'user_id');
  },
  'lookout_due: Evenings on which nobody could be told of somebody new': () => async (due_at) => {
    const { id } = await newMember(test);
    await put('lookout', { user_id: id, seen_seq: 0, ask_at: new Date(now().getTime() + 86_400_000) }, 'user_id');
    const claimed_until = new Date(now().getTime() + 3_600_000);
    return put('lookout_due', { user_id: id, seq: 1, due_at, claimed_until }, 'user_id');
  },
  'introduction: Introductions, with what each of the two answered': () => async (made_at) => {
    const [by, a, b] = [await newMember(test), await newMember(test), await newMember(test)];
    const pair = { user_low: Math.min(a.id, b.id), user_high: Math.max(a.id, b.id) };
    const row = { id: randomUUID(), by_id: by.id, ...pair, made_at };
    return put('introduction', row, 'id');
  },
  'plan: Who came to a plan, and what each said for themself of the meeting': () => async (starts_at) => {
    const row = { id: randomUUID(), room_id: await room(), seq: 1, starts_at, remind_at: null, ask_at: null };
    return put('plan', row, 'id');
  },
  'plan_due: News of plans that could not be sent': () => async (due_at) => {
    const [plan_id, room_id] = [randomUUID(), await room()];
    await put('plan', { id: plan_id, room_id, seq: 1, starts_at: now(), remind_at: null, ask_at: null }, 'id');
    const row = { user_id: person.id, plan_id, room_id, kind: 'soon', seq: 1 } as const;
    return put('plan_due', { ...row, due_at, claimed_until: new Date(now().getTime() + 3_600_000) }, 'plan_id');
  },
  'scheduled_line: Messages for later that could not be sent': () => async (send_at) => {
    const row = { user_id: person.id, id: randomUUID(), room_id: await room(), content: 'Hello', made_at: send_at };
    return put('scheduled_line', { ...row, send_at, refusal: 'blocked', is_handed: true }, 'id');
  },
  'call: Who called whom, when, how long and what became of it': () => async (started_at) =>
    put('call', await callAt(started_at), 'id'),
  'call_push: Pushes about calls that could not be sent': () => async (due_at) => {
    const made = await callAt(now());
    await put('call', made, 'id');
    const claimed_until = new Date(now().getTime() + 3_600_000);
    return put('call_push', { user_id: person.id, call_id: made.id, seq: 1, due_at, claimed_until }, 'call_id');
  },
  ...safeSeeds({ db: () => test.deps.db, now: () => now(), userId: () => person.id, put }),
  'post: Deleted posts, emptied': () => (deleted_at) => {
    const row = { id: randomUUID(), user_id: person.id, content: '', visibility: 'public' } as const;
    return put('post', { ...row, created_at: deleted_at, deleted_at }, 'id');
  },
  'push_due: Notifications that could not be sent': () => (due_at) => {
    const row = { user_id: person.id, room_id: randomUUID(), kind: 'message', seq: 1 } as const;
    // The row is leased, so that no worker takes the row.
    return put('push_due', { ...row, due_at, claimed_until: new Date(now().getTime() + 3_600_000) }, 'room_id');
  },
  'moderation_report: The evidence, the note and the hashes of device and address': () =>
    ofCase('moderation_report', sql`evidence <> '[]' AND note <> '' AND device_hash IS NOT NULL`),
  'moderation_report: Reports': () => ofCase('moderation_report'),
  'moderation_decision: What a decision quotes': () => ofCase('moderation_decision', sql`excerpt IS NOT NULL`),
  'moderation_decision: Decisions and appeals': () => ofCase('moderation_decision'),
  'moderation_talk: Notes of moderators and what people of a case wrote to them': () => ofCase('moderation_talk'),
  'take_down_notice: Who signed a notice of somebody outside, and where the answer went': () => async (decided_at) => {
    const id = await closedCase(now());
    const { db } = test.deps;
    await db.updateTable('moderation_report').set({ decided_at }).where('case_id', '=', id).execute();
    const words = { receipt: id, category: 'other', role: 'me', what: 'A link', name: 'Ana', contact: id } as const;
    return put('take_down_notice', { case_id: id, id, report_id: id, ...words, created_at: decided_at }, 'contact');
  },
  'waiting_thing: Messages and posts of new members that nobody let out, with their pictures': () => (since) =>
    waits({ since }),
  'waiting_thing: Messages and posts that a moderator refused before others saw them, with their pictures':
    () => (refused_at) =>
      waits({ since: refused_at, refused_at }),
  'photo_check_picture: Pictures of a photo check that was begun and not sent': (term) => async (since) =>
    checkPicture(await photoCheck(test, { state: 'taking', expires_at: plus(since, term) }), since),
  'photo_check_picture: Pictures of a photo check that nobody compared; compared ones go at once':
    () => async (sent_at) =>
      checkPicture(await photoCheck(test, { state: 'waiting', expires_at: sent_at, sent_at }), sent_at),
  'photo_check: How a photo check ended': () => async (decided_at) => {
    const at = { expires_at: decided_at, sent_at: decided_at, decided_at };
    const user_id = await photoCheck(test, { state: 'refused', ...at });
    return async () =>
      (await test.deps.db.selectFrom('photo_check').where('user_id', '=', user_id).select('id').execute()).length > 0;
  },
  'delivery_count: How many mails, pushes and text messages arrived': () => (half_hour) =>
    put('delivery_count', { channel: 'mail', half_hour, arrived: 1, came_back: 0 }, 'half_hour'),
  'place_invitation: Links of the operator, with which newcomers join': () => (ends_at) =>
    put(
      'place_invitation',
      { id: randomUUID(), code_hash: bytes(), note: '', uses: 1, made_at: ends_at, ends_at },
      'id',
    ),
  'operator_log: What operators changed and whom they looked up': () => (made_at) =>
    put('operator_log', { id: randomUUID(), made_at, action: 'operator_added', detail: '{}' }, 'id'),
  'opener: Hashes of first messages': () => (said_at) =>
    put('opener', { user_id: person.id, room_id: randomUUID(), digest: bytes(), said_at }, 'room_id'),
  'account: Accounts whose people wanted to leave, with all that is theirs': () => async (deleted_at) => {
    const { id } = await newMember(test);
    await test.deps.db.updateTable('account').set({ deleted_at }).where('id', '=', id).execute();
    return async () => (await sql`SELECT FROM account WHERE id = ${id}`.execute(test.deps.db)).rows.length > 0;
  },
  'room_group: Groups: for their members': () => async (disbanded_at) =>
    put('room_group', { room_id: await room(), name: 'Owls', description: 'x', gradient: 0, disbanded_at }, 'room_id'),
  'group_invitation: Declined invitations to groups': () => async (declined_at) => {
    const row = { room_id: await room(), user_id: person.id, invited_by: person.id, invited_at: declined_at };
    return put('group_invitation', { ...row, declined_at }, 'room_id');
  },
  'group_request: Requests to join groups': () => async (asked_at) =>
    put('group_request', { room_id: await room(), user_id: person.id, asked_at }, 'room_id'),
  'group_link: Links to groups, as hashes': (term) => async (since) =>
    put(
      'group_link',
      { room_id: await room(), code_hash: bytes(), uses: 25, uses_left: 25, ends_at: plus(since, term) },
      'room_id',
    ),
  'payment_event: Which events of the payment service were heard': () => async (heard_at) =>
    put('payment_event', { id: randomUUID(), heard_at }, 'id'),
  'trend_hour: How many people a trending room had in an hour': () => async (hour) => {
    const trending_id = randomUUID();
    return put('trend_hour', { trending_id, hour, people: 7 }, 'trending_id');
  },
  'data_export: Exports, with their files': (term) => async (since) => {
    const { id: user_id } = await newMember(test);
    const row = { user_id, id: randomUUID(), state: 'ready', asked_at: since, expires_at: plus(since, term) } as const;
    return put('data_export', row, 'id');
  },
};

const now = (): Date => test.clock.now();
const nameOf = ({ table, what, after }: Term): string => `${table}: ${table === 'session' ? after : what}`;
const run = async (): Promise<void> => {
  await inTransaction(test.deps.db, (trx) => test.deps.jobs.enqueue(trx, RETENTION_JOB, {}));
  await test.deps.jobs.drain();
};
/** The smallest step in age. The row of a quota has a day but no time. */
const stepOf = ({ table }: Term): number => (table === 'quota' ? 86_400_000 : 1);

describe('The retention job', () => {
  it('Each term that it enforces has a seed here', () => {
    const enforced = test.deps.retention.terms.filter((term) => !('by' in term)).map(nameOf);
    expect(Object.keys(seeds).toSorted()).toEqual(enforced.toSorted());
  });

  it('Exactly what is as old as its term goes, of every kind', async () => {
    const looks = new Map<string, { old: StillExists; young: StillExists }>();
    for (const term of test.deps.retention.terms) {
      const seed = seeds[nameOf(term)]?.(term);
      if (seed === undefined) continue;
      const end = now().getTime() - (term.ms ?? 0);
      looks.set(nameOf(term), { old: await seed(new Date(end)), young: await seed(new Date(end + stepOf(term))) });
    }
    expect(looks.size).toBe(Object.keys(seeds).length);
    await run();
    const left: Record<string, [boolean, boolean]> = {};
    for (const [name, { old, young }] of looks) left[name] = [await old(), await young()];
    expect(left).toEqual(Object.fromEntries([...looks.keys()].map((name) => [name, [false, true]])));
  });

  it('More than one batch goes in one run', async () => {
    const { db } = test.deps;
    await sql`INSERT INTO used_challenge (nonce, until)
      SELECT 'n' || n, ${now()} FROM generate_series(1, 1234) AS n`.execute(db);
    await run();
    expect((await sql`SELECT FROM used_challenge WHERE until <= ${now()}`.execute(db)).rows).toEqual([]);
  });

  it('A failing retention term does not stop the other terms', async () => {
    const look = await seeds['refused_birthday: Refused birthdays']?.({ what: '', after: '', by: '' })(now());
    const terms = test.deps.retention.terms;
    const forget = async (): Promise<number> => Promise.reject(new Error('no disk'));
    terms.unshift({ table: 'account', what: 'What fails', ms: 0, after: '', forget });
    try {
      await run();
    } finally {
      terms.shift();
    }
    expect(await look?.()).toBe(false);
  });
});

describe('A case', () => {
  const decision = async (): Promise<boolean> =>
    (await sql`SELECT FROM moderation_decision WHERE user_id = ${person.id}`.execute(test.deps.db)).rows.length > 0;
  const closeAgo = (days: number): Promise<string> => closedCase(new Date(now().getTime() - days * 86_400_000));

  it('A ban stays on record while its account is there, however old it is', async () => {
    const id = await closeAgo(5 * 365);
    await sql`UPDATE moderation_decision SET action = 'ban' WHERE case_id = ${id}`.execute(test.deps.db);
    await run();
    expect(await decision()).toBe(true);
    await sql`DELETE FROM account WHERE id = ${person.id}`.execute(test.deps.db);
    await run();
    expect(await decision()).toBe(false);
  });

  it('A case that was opened again keeps everything', async () => {
    const id = await closeAgo(5 * 365);
    await sql`UPDATE moderation_case SET state = 'open', closed_at = NULL WHERE id = ${id}`.execute(test.deps.db);
    await run();
    const { rows } = await sql`SELECT FROM moderation_report WHERE case_id = ${id} AND note <> ''`.execute(
      test.deps.db,
    );
    expect([rows.length, await decision()]).toEqual([1, true]);
  });
});
