import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { updateUser } from '#contract/accounts.ts';
import { getMemory, meetCompanion } from '#contract/companions.ts';
import { putDraft } from '#contract/chat.drafts.ts';
import { editMessage, reactToMessage } from '#contract/chat.changes.ts';
import { listMessages, sendMessage, startDirect } from '#contract/chat.ts';
import { sendGift, setGiftShelf } from '#contract/gifts.ts';
import { saveInterestProfile } from '#contract/interests.ts';
import { putNotificationSettings, defaultNotificationSettings } from '#contract/notifications.ts';
import { makePlan } from '#contract/plans.ts';
import { makePoll, votePoll } from '#contract/polls.ts';
import { findNewMatch } from '#contract/matching.ts';
import { settleCompanions } from '#server/features/companions/companions.ts';
import { call, type TestApp } from './app.ts';
import { type TestMember } from './factories.ts';
import { newMatchable } from './matchable.ts';
import { pictureOf } from './photo.ts';
import { upload, uploadVoice } from './pictures.ts';
import { webmOf } from './voices.ts';

/** A unique word that is in everything the marked person leaves behind. */
export const MARK = 'qzmarkzq';

export interface MarkedPerson {
  person: TestMember;
  /** A member who has a room with the marked person. */
  friend: TestMember;
  roomId: string;
}

async function must<T extends { status: number; problem: unknown }>(answer: Promise<T>): Promise<T> {
  const { status, problem } = await answer;
  if (status !== 200) throw new Error(JSON.stringify(problem));
  return answer;
}

/** Creates a person who used every feature and left the mark wherever possible. */
export async function markedPerson(server: TestApp): Promise<MarkedPerson> {
  const { app, deps } = server;
  const person = await newMatchable(server, {
    profile: { displayName: MARK, bio: `${MARK} lives here`, firstName: MARK, lastName: MARK },
  });
  const friend = await newMatchable(server, { profile: { displayName: 'Friend' } });
  const { token, id } = person;
  await must(
    call(app, saveInterestProfile, { token, params: { id }, body: { interests: [], custom: [`${MARK} hobby`] } }),
  );
  const settings = { ...defaultNotificationSettings, soundType: 'chime' };
  await must(call(app, putNotificationSettings, { token, body: settings }));
  await must(call(app, findNewMatch, { token, body: {}, headers: { 'idempotency-key': MARK } }));
  const opened = await must(call(app, startDirect, { token, body: { otherUserId: friend.id } }));
  const roomId = opened.body.id;
  const say = (by: TestMember, content: string, room = roomId): Promise<unknown> =>
    must(
      call(app, sendMessage, { token: by.token, params: { roomId: room }, body: { content, clientId: randomUUID() } }),
    );
  await say(person, `${MARK} hi`);
  const { messages } = (await call(app, listMessages, { token: friend.token, params: { roomId } })).body;
  await must(
    call(app, sendMessage, {
      token: friend.token,
      params: { roomId },
      body: { content: 'an answer', clientId: randomUUID(), replyTo: messages.at(-1)?.id },
    }),
  );
  await must(upload(server, person, { bytes: await pictureOf(9) }));
  await must(uploadVoice(server, person, { bytes: webmOf({ ms: 400 }) }));
  await settleCompanions(deps);
  const met = await must(call(app, meetCompanion, { token, body: {} }));
  const companionRoom = met.body.chatroom_id ?? '';
  await say(person, `My dog is called ${MARK}.`, companionRoom);
  await must(call(app, getMemory, { token, params: { roomId: companionRoom } }));
  const mine = { token, params: { roomId, messageId: messages.at(-1)?.id ?? '' } };
  await must(call(app, editMessage, { ...mine, body: { content: `${MARK} hello` } }));
  await must(call(app, reactToMessage, { ...mine, body: { emoji: '💚', isOn: true } }));
  await must(call(app, putDraft, { ...mine, body: { content: `${MARK} next`, base: null } }));
  const gift = { giftTypeId: 'warm-mug', message: MARK, chatRoomId: roomId };
  await must(call(app, sendGift, { token, body: { ...gift, receiverId: friend.id } }));
  await must(call(app, sendGift, { token: friend.token, body: { ...gift, message: '', receiverId: id } }));
  await must(call(app, setGiftShelf, { token, body: { isHidden: true } }));
  const when = new Date(deps.clock.now().getTime() + 30 * 86_400_000).toISOString().slice(0, 16);
  const plan = { title: `${MARK} walk`, when, zone: 'UTC', place: `${MARK} park` };
  await must(call(app, makePlan, { token, params: { roomId }, body: plan }));
  const poll = { question: `${MARK} or not?`, choices: [MARK, 'Not'] };
  const asked = await must(call(app, makePoll, { token, params: { roomId }, body: poll }));
  const at = { roomId, messageId: asked.body.message.id };
  await must(call(app, votePoll, { token, params: at, body: { choices: [0] } }));
  await leaveRows(server, { person, friend, companionRoom });
  await must(call(app, updateUser, { token, params: { id }, body: { handle: `${person.user.handle}_2` } }));
  return { person, friend, roomId };
}

/** Inserts rows into the tables that `markedPerson` does not fill through routes, and marks some rows that exist. */
async function leaveRows(
  { deps: { db, clock } }: TestApp,
  { person, friend, companionRoom }: { person: TestMember; friend: TestMember; companionRoom: string },
): Promise<void> {
  const { id } = person;
  const text = `${MARK} told`;
  // Work with this time is not due yet. A worker would take work that is due much later, as written by a wrong clock.
  const soon = new Date(clock.now().getTime() + 3_600_000);
  const post = randomUUID();
  await sql`INSERT INTO post (id, user_id, content, visibility, created_at, like_count, comment_count)
    VALUES (${randomUUID()}, ${id}, ${text}, 'public', now(), 0, 0),
      (${post}, ${friend.id}, 'Words', 'public', now(), 1, 1)`.execute(db);
  await sql`INSERT INTO post_like (post_id, user_id, liked_at) VALUES (${post}, ${id}, now())`.execute(db);
  await sql`INSERT INTO post_comment (id, post_id, user_id, content, created_at)
    VALUES (${randomUUID()}, ${post}, ${id}, ${text}, now())`.execute(db);
  await sql`INSERT INTO block (user_id, other_id, created_at)
    VALUES (${id}, (SELECT user_id FROM companion LIMIT 1), now())`.execute(db);
  await sql`INSERT INTO follow (user_id, followee_id, created_at)
    VALUES (${id}, ${friend.id}, now()), (${friend.id}, ${id}, now())`.execute(db);
  await sql`INSERT INTO activity (id, receiver_id, kind, actor_id, happened_at)
    VALUES (${randomUUID()}, ${id}, 'follow', ${friend.id}, now()), (${randomUUID()}, ${friend.id}, 'follow', ${id}, now())`.execute(
    db,
  );
  await sql`INSERT INTO activity_due (user_id, seq, due_at) VALUES (${id}, 1, ${soon})`.execute(db);
  await sql`INSERT INTO lookout (user_id, seen_seq, ask_at, told_on)
    VALUES (${id}, 0, ${soon}, '2026-03-09')`.execute(db);
  await sql`INSERT INTO lookout_due (user_id, seq, due_at) VALUES (${id}, 1, ${soon})`.execute(db);
  const [trusted, outing] = [randomUUID(), randomUUID()];
  await sql`INSERT INTO trusted_person (id, user_id, name, relation, created_at)
    VALUES (${trusted}, ${id}, ${text}, ${text}, now())`.execute(db);
  await sql`INSERT INTO trusted_way (trusted_id, way, address, address_hash, secret_hash, state, asked_at, answered_at)
    VALUES (${trusted}, 'mail', ${`${MARK}@example.com`}, '\\x01', '\\x02', 'yes', now(), now())`.execute(db);
  await sql`INSERT INTO trusted_mark (id, address_hash, user_id, kind, at)
    VALUES (${randomUUID()}, '\\x01', ${id}, 'asked', now())`.execute(db);
  await sql`INSERT INTO safe_pin (user_id, good_hash, silent_hash, set_at) VALUES (${id}, 'x', 'y', now())`.execute(db);
  await sql`INSERT INTO outing (id, user_id, trusted_id, secret_hash, language, title, place, starts_at, zone, with_id,
      with_name, own_number, place_number, check_in_at, closes_at, created_at)
    VALUES (${outing}, ${id}, ${trusted}, '\\x03', 'en', ${text}, ${text}, ${soon}, 'UTC', ${friend.id}, 'Friend', '', '',
      ${soon}, ${soon}, now())`.execute(db);
  await sql`INSERT INTO outing_push (user_id, outing_id, seq, due_at) VALUES (${id}, ${outing}, 1, ${soon})`.execute(
    db,
  );
  await sql`INSERT INTO safe_letter (id, user_id, trusted_id, outing_id, way, kind, due_at, created_at)
    VALUES (${randomUUID()}, ${id}, ${trusted}, ${outing}, 'mail', 'tell', ${soon}, now())`.execute(db);
  await sql`INSERT INTO photo_check (user_id, id, state, poses, expires_at, started_at, sent_at, decided_at)
    VALUES (${id}, ${randomUUID()}, 'refused', '{a,b,c}', ${soon}, now(), now(), now())`.execute(db);
  await sql`INSERT INTO photo_check_picture (user_id, step, sealed, sha256, taken_at)
    VALUES (${id}, 1, '\\x01', '\\x02', now())`.execute(db);
  await sql`INSERT INTO photo_badge (user_id, checked_at, is_valid) VALUES (${id}, now(), true)`.execute(db);
  await sql`INSERT INTO flower (user_id, receiver_id, given_at)
    VALUES (${id}, ${friend.id}, now()), (${friend.id}, ${id}, now())`.execute(db);
  await sql`INSERT INTO quiz_party_answer (room_id, seq, user_id, id, joined_at, answers, outcome, answered_at)
    VALUES (${companionRoom}, 1, ${id}, ${randomUUID()}, now(), '["moss"]', 'moss', now())`.execute(db);
  await sql`INSERT INTO quiz_party_run (user_id, quiz_id, answers, quiz_version, outcome, completed_at)
    VALUES (${id}, 'aura', '["moss"]', 1, 'moss', now())`.execute(db);
  await sql`INSERT INTO flower_count (user_id, flowers) VALUES (${id}, 1)`.execute(db);
  await sql`INSERT INTO age_check (user_id, method, reference, asked_at)
    VALUES (${id}, 'provider', ${MARK}, now())`.execute(db);
  await sql`INSERT INTO entitlement (user_id, kind, source, granted_at)
    VALUES (${id}, 'premium', 'developer', now())`.execute(db);
  await sql`INSERT INTO companion_note (room_id, id, about, note, noted_at)
    VALUES (${companionRoom}, ${randomUUID()}, 'pet', ${text}, now())`.execute(db);
  await sql`INSERT INTO companion_due (room_id, seq, due_at) VALUES (${companionRoom}, 1, ${soon})
    ON CONFLICT (room_id) DO UPDATE SET due_at = excluded.due_at`.execute(db);
  await sql`INSERT INTO demo_due (room_id, seq, due_at) VALUES (${companionRoom}, 1, ${soon})`.execute(db);
  await sql`INSERT INTO room_group (room_id, name, description, gradient, announced_by)
    VALUES (${companionRoom}, 'Owls', 'At night.', 0, ${id})`.execute(db);
  await sql`INSERT INTO group_cloud (room_id, cloud_type, tag, vibe, type_vibe, spoke_at)
    VALUES (${companionRoom}, 'spill-tea', '#ChillBanter', 'supportive', 'supportive', now())`.execute(db);
  await sql`INSERT INTO subscription (user_id, customer_id, subscription_id, plan, status)
    VALUES (${id}, ${`cus_${MARK}`}, ${`sub_${MARK}`}, 'monthly', 'canceled')`.execute(db);
  await sql`INSERT INTO trending_hall (room_id, trending_id, hall) VALUES (${companionRoom}, 'trending_1', 1)`.execute(
    db,
  );
  await sql`INSERT INTO cloud_shown (user_id, room_id) VALUES (${id}, ${companionRoom})`.execute(db);
  await sql`INSERT INTO group_invitation (room_id, user_id, invited_by, invited_at)
    VALUES (${companionRoom}, ${id}, ${friend.id}, now())`.execute(db);
  await sql`INSERT INTO group_request (room_id, user_id, asked_at) VALUES (${companionRoom}, ${id}, now())`.execute(db);
  await sql`INSERT INTO demo_talk (room_id, answered_seq, begun_at) VALUES (${companionRoom}, 1, 0)`.execute(db);
  await sql`INSERT INTO introduction (id, by_id, user_low, user_high, made_at)
    SELECT ${randomUUID()}, ${id}, LEAST(user_id, ${friend.id}), GREATEST(user_id, ${friend.id}), now()
    FROM companion LIMIT 1`.execute(db);
  await sql`INSERT INTO scheduled_line (user_id, id, room_id, content, send_at, made_at)
    SELECT ${id}, ${post}, room_id, ${text}, ${soon}, now() FROM room_member WHERE user_id = ${id} LIMIT 1`.execute(db);
  await sql`INSERT INTO scheduled_due (user_id, line_id, due_at) VALUES (${id}, ${post}, ${soon})`.execute(db);
  await sql`INSERT INTO saved_thing (user_id, id, post_id, saved_at)
    SELECT ${id}, id, id, now() FROM post WHERE user_id = ${id} LIMIT 1`.execute(db);
  await sql`INSERT INTO plan_due (user_id, plan_id, room_id, kind, seq, due_at)
    SELECT ${id}, id, room_id, 'soon', seq, ${soon} FROM plan LIMIT 1`.execute(db);
  await sql`INSERT INTO call (id, room_id, caller_id, callee_id, client_id, is_quiet, is_pushed, is_relayed, caller_comes_as,
      caller_connection, caller_agreed, callee_agreed, caller_alive_at, started_at, ended_at, ended_how)
    SELECT ${randomUUID()}, room_id, ${id}, ${friend.id}, ${randomUUID()}, false, false, false, 'voice', ${randomUUID()}, false, false,
      now(), now(), now(), 'missed' FROM room_member WHERE user_id = ${id} LIMIT 1`.execute(db);
  await sql`INSERT INTO call_consent (room_id, user_id, answer, answered_at)
    SELECT room_id, caller_id, 'yes', now() FROM call WHERE caller_id = ${id}`.execute(db);
  await sql`INSERT INTO call_seat (user_id, call_id) SELECT caller_id, id FROM call WHERE caller_id = ${id}`.execute(
    db,
  );
  await sql`INSERT INTO call_push (user_id, call_id, seq, due_at, claimed_until)
    SELECT caller_id, id, 1, ${soon}, ${soon} FROM call WHERE caller_id = ${id}`.execute(db);
  await sql`INSERT INTO push_subscription (user_id, device_id, session_id, endpoint, p256dh, auth, created_at)
    SELECT user_id, ${MARK}, id, ${`https://push.example/${MARK}/${id}`}, ${MARK}, ${MARK}, now()
    FROM session WHERE user_id = ${id} LIMIT 1`.execute(db);
  await sql`UPDATE session SET device_name = ${MARK} WHERE user_id = ${id}`.execute(db);
  await sql`INSERT INTO push_due (user_id, room_id, kind, seq, due_at, claimed_until)
    VALUES (${id}, ${companionRoom}, 'message', 1, ${soon}, ${soon})
    ON CONFLICT (user_id, room_id) DO UPDATE SET due_at = excluded.due_at, claimed_until = excluded.claimed_until`.execute(
    db,
  );
  await sql`INSERT INTO quest_hall (user_id, joined_at, place) VALUES (${id}, now(), 0.5)`.execute(db);
  await sql`INSERT INTO quiz_answer (user_id, session_id, question_id, answer_choice_id, answered_at)
    SELECT user_id, id, 'q1', ${MARK}, now() FROM quiz_session WHERE user_id = ${id} LIMIT 1`.execute(db);
  await sql`INSERT INTO wyn_room (user_id, room_id, allowed_at) SELECT user_id, room_id, now() FROM room_member
    WHERE user_id = ${id} LIMIT 1`.execute(db);
  await sql`INSERT INTO wyn_disclosure (user_id, told_at) VALUES (${id}, now())`.execute(db);
  await sql`INSERT INTO presence (user_id, last_seen_at) VALUES (${id}, now()) ON CONFLICT DO NOTHING`.execute(db);
  await sql`UPDATE account SET profile_image_url = ${`/media/${MARK}`}, email = ${`${MARK}@example.com`},
    email_key = ${`${MARK}@example.com`} WHERE id = ${id}`.execute(db);
  await sql`INSERT INTO contact_change (user_id, id, kind, old_value, old_key, new_value, token_hash, changed_at, undo_until)
    VALUES (${id}, ${randomUUID()}, 'email', ${MARK}, ${MARK}, ${MARK}, '\\x00', now(), now())`.execute(db);
  await sql`INSERT INTO passkey (user_id, id, credential_id, public_key, user_handle, counter, transports, name, device_name,
      is_synced, created_at)
    VALUES (${id}, ${randomUUID()}, ${MARK}, '\\x00', ${MARK}, 0, 'internal', ${MARK}, ${MARK}, true, now())`.execute(
    db,
  );
  await sql`INSERT INTO passkey_challenge (challenge, user_id, expires_at)
    VALUES (${MARK}, ${id}, now() + interval '1 year')`.execute(db);
  await sql`INSERT INTO one_time_code (target, purpose, code_hash, sent_at, expires_at)
    VALUES (${`${MARK}@example.com`}, 'password', 'x', now(), now())`.execute(db);
}

/** Returns every row of the database as text, by table, including those of the job queue. */
export async function dumpOf({ deps: { db } }: Pick<TestApp, 'deps'>): Promise<Map<string, string[]>> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    SELECT schemaname AS schema, tablename AS name FROM pg_tables
    WHERE schemaname NOT IN ('pg_catalog', 'information_schema')
  `.execute(db);
  const dump = new Map<string, string[]>();
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ line: string }>`
      SELECT entry::text AS line FROM ${sql.table(`${schema}.${name}`)} AS entry
    `.execute(db);
    dump.set(
      `${schema}.${name}`,
      rows.map(({ line }) => line),
    );
  }
  return dump;
}

/** Returns the number of rows that contain a text, by table; tables without such a row are left out. */
export function found(dump: ReadonlyMap<string, string[]>, text: string): Record<string, number> {
  const counts = [...dump].map(
    ([table, lines]) => [table, lines.filter((line) => line.includes(text)).length] as const,
  );
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}
