import { pino, type DestinationStream, type Logger } from 'pino';

/**
 * Creates the server's log. The log contains ids, codes, durations and routes, but no headers, bodies, query strings,
 * tokens or people's text. Callers do not pass such data, known names are redacted, and `faultOf` reduces an error.
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

/** The logged parts of an error. */
interface Fault {
  type: string;
  code?: string;
  /** The table, column and constraint that a statement violated, as far as the driver names them. */
  at?: string;
  /** The name of the product's function whose statement failed. */
  statement?: string;
  message?: string;
  frames: string[];
  cause?: Fault;
}

/** The names of errors whose messages come from the engine or the product, without a person's text. */
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
 * Returns the parts of an error that may be logged. A driver's error contains the parameters of its statement and
 * quotes values in its message, and a parser's error quotes the text, so only errors of OWN_WORDS keep their message.
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

/** Returns a stack as `function file:line:column`: the lines in the product's code, or all lines when none is there. */
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
