import type { MessageStep } from '#server/platform/seams/rooms.ts';

/** The minutes after which a new line updates the cloud's time again. */
const COARSE = 10;

/** Stores when a cloud last had a message, at most once in `COARSE` minutes: not every line updates a busy cloud. */
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
