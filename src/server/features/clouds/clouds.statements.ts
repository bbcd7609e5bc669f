import type { MessageStep } from '#server/platform/rooms.ts';

/** The minutes after which a next line moves the time of a cloud again. */
const COARSE = 10;

/** Notes when a cloud was heard, seldom enough that a lively one is not written anew with every line. */
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
