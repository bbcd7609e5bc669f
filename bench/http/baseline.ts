/**
 * The baseline of bench/http.ts: node:http, a pooled query and JSON.stringify, without sign-in and schema. It reads the
 * feed with the product's own statements, so that only the code around the statements is compared.
 */
import { createServer } from 'node:http';
import { Pool } from 'pg';
import { packPage } from '#server/features/posts/posts.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';

const [url = '', port = '0'] = process.argv.slice(2);
const { db } = await openPostgres(url);
const pool = new Pool({ connectionString: url, max: 10 });

const PAGE = `
  SELECT room.last_seq, page.*
  FROM room_member member
  JOIN room ON room.id = member.room_id
  LEFT JOIN LATERAL (
    SELECT event.room_id, event.seq, event.id, event.type, event.sender_id, event.client_id, event.payload, event.created_at
    FROM room_event event
    WHERE event.room_id = room.id AND event.type = 'message' AND event.seq > greatest(member.joined_seq, member.cleared_seq)
    ORDER BY event.seq DESC
    LIMIT $3
  ) page ON true
  WHERE member.room_id = $1 AND member.user_id = $2 AND member.left_seq IS NULL`;

async function answer({ pathname, searchParams }: URL): Promise<string> {
  if (pathname === '/feed') {
    const [viewerId, limit] = [Number(searchParams.get('user')), Number(searchParams.get('limit'))];
    return JSON.stringify(await packPage(db, { viewerId, cursor: undefined, limit }));
  }
  const given = [searchParams.get('room'), searchParams.get('user'), Number(searchParams.get('limit')) + 1];
  const { rows } = await pool.query(PAGE, given);
  return JSON.stringify({ messages: rows.slice(0, -1).toReversed(), hasMore: rows.length > 20 });
}

const server = createServer((request, response) => {
  answer(new URL(request.url ?? '/', 'http://localhost')).then(
    (body) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
      return response.end(body);
    },
    () => response.writeHead(500).end(),
  );
});
server.listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
