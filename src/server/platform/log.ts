import { pino, type DestinationStream, type Logger } from 'pino';

/**
 * The server's log. It carries ids, codes, durations and routes; never headers, bodies, query
 * strings, tokens or people's text: callers do not pass these, known names are redacted, and of an error only what
 * `faultOf` takes is written.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    serializers: { err: faultOf, error: faultOf },
    redact: {
      paths: ['*.password', '*.token', '*.accessToken', '*.refreshToken', '*.authorization', '*.content', '*.email'],
      censor: '[removed]',
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** What the log says of an error. */
interface Fault {
  type: string;
  code?: string;
  /** The broken constraint, table or column. */
  at?: string;
  /** The function of ours that holds the failed statement. */
  statement?: string;
  message?: string;
  frames: string[];
  cause?: Fault;
}

/** Errors whose words are the engine's or our own, and quote nothing that a person wrote. */
const OWN_WORDS = new Set([
  'TypeError',
  'ReferenceError',
  'AppError',
  'LlmError',
  'DeliveryError',
  'LockedError',
  'ConfigError',
  'SecretsError',
]);
const MOST_FRAMES = 12;

/**
 * Returns an error by its kind, code and places in the code. A driver's error carries the parameters of its statement
 * and quotes values in its words, a parser's quotes the text, so nothing else is taken from an error.
 */
export function faultOf(error: unknown): Fault {
  if (!(error instanceof Error)) return { type: typeof error, frames: [] };
  const { constraint, table, column, code } = error as unknown as Partial<Record<string, unknown>>;
  const at = [table, column, constraint].filter((part) => typeof part === 'string').join(' ');
  const frames = framesOf(error);
  const statement = frames.find((frame) => /\.(queries|statements)\.ts:/.test(frame));
  return {
    type: error.name,
    ...(typeof code === 'string' && { code }),
    ...(at !== '' && { at }),
    ...(statement !== undefined && { statement: statement.split(' ')[0] ?? '' }),
    ...(OWN_WORDS.has(error.name) && { message: error.message }),
    frames: frames.slice(0, MOST_FRAMES),
    ...(error.cause !== undefined && { cause: faultOf(error.cause) }),
  };
}

/** The lines of a stack that name a place of ours, as `function file:line:column`; its first lines are the message. */
function framesOf({ stack = '' }: Error): string[] {
  const lines = [
    ...stack.matchAll(/^ {4}at (?:async )?(?:(?!file:)(\S+) .*\()?(?:file:\/\/)?(\/[^\s()]+:\d+:\d+)\)?$/gm),
  ];
  const all = lines.map(
    ([, name = 'anonymous', place = '']) => `${name} ${place.replace(/^.*?\/(?=(?:src|test|node_modules)\/)/, '')}`,
  );
  const ours = all.filter((frame) => !frame.includes(' node_modules/'));
  return ours.length > 0 ? ours : all;
}
