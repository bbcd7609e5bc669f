import type { RawData } from 'ws';
import { clientEvent, closeCodes, type ClientEvent, type ServerEvent } from '#contract/realtime.ts';
import type { Connection } from './connection.ts';

/** The number of strikes (invalid frames and refused tokens) at which an invalid frame closes the connection. */
const MAX_STRIKES = 5;

/** The result of reading a frame: an event, other JSON, or a reason to answer or close. */
type IntakeResult = { event: ClientEvent } | { unknown: unknown } | { word: ServerEvent; close: number | undefined };

/** Parses one frame. `now` is in milliseconds; at most `perSecond` frames are allowed in a second. */
export function readFrame(
  connection: Connection,
  frame: { data: RawData; isBinary: boolean },
  { now, perSecond }: { now: number; perSecond: number },
): IntakeResult {
  if (isTooFast(connection, now, perSecond)) {
    return { word: { type: 'error', code: 'rate_limited' }, close: closeCodes.misuse };
  }
  const word: ServerEvent = { type: 'error', code: 'invalid' };
  if (frame.isBinary) return { word, close: closeCodes.misuse };
  const json = parseJson(textOf(frame.data));
  const parsed = clientEvent.safeParse(json);
  if (parsed.success) return { event: parsed.data };
  connection.strikes += 1;
  if (connection.strikes >= MAX_STRIKES) return { word, close: closeCodes.misuse };
  return json === undefined ? { word, close: undefined } : { unknown: json };
}

function isTooFast(connection: Connection, now: number, perSecond: number): boolean {
  const second = Math.floor(now / 1000);
  if (connection.second !== second) {
    connection.second = second;
    connection.frames = 0;
  }
  connection.frames += 1;
  return connection.frames > perSecond;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString();
  return Buffer.isBuffer(data) ? data.toString() : Buffer.from(data).toString();
}
