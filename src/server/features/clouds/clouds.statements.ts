import type { MessageStep } from '#server/platform/rooms.ts';

/** The minutes after which a new line updates the cloud's time again. */
const COARSE = 10;

/** Notes when a cloud last had a message, in steps that spare a busy cloud a write per line. */
export const noteSpoken: MessageStep = {
  name: 'heard_in_clouds',
  sql: `
UPDATE group_cloud SET spoke_at = heard.at
FROM (
  SELECT cloud.room_id, said.at
  FROM (SELECT room_id, max(created_at) AS at FROM written GROUP BY room_id) said
  JOIN group_cloud cloud ON cloud.room_id = said.room_id AND cloud.spoke_at < said.at - interval '${COARSE} minutes'
  ORDER BY cloud.room_id FOR UPDATE OF cloud
) heard
WHERE group_cloud.room_id = heard.room_id`,
};
