import type { Client } from 'pg';
import type { Acked } from './visitor.ts';

const AT_ONCE = 10_000;

/** Returns how many acknowledged lines are in the log once, at the place that the acknowledgement named. */
export async function countLogged(client: Client, acked: readonly Acked[]): Promise<number> {
  let once = 0;
  for (let from = 0; from < acked.length; from += AT_ONCE) {
    const some = acked.slice(from, from + AT_ONCE);
    const { rows } = await client.query<{ once: number }>(
      `SELECT count(*)::int AS once FROM unnest($1::uuid[], $2::bigint[], $3::uuid[], $4::uuid[], $5::bigint[])
         given (room_id, sender_id, client_id, id, seq)
       WHERE (SELECT count(*) FILTER (WHERE e.id = given.id AND e.seq = given.seq) = 1 AND count(*) = 1 FROM room_event e
         WHERE e.room_id = given.room_id AND e.sender_id = given.sender_id AND e.client_id = given.client_id)`,
      [
        some.map(({ roomId }) => roomId),
        some.map(({ senderId }) => senderId),
        some.map(({ clientId }) => clientId),
        some.map(({ messageId }) => messageId),
        some.map(({ seq }) => seq),
      ],
    );
    once += rows[0]?.once ?? 0;
  }
  return once;
}
