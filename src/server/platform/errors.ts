import { errors, type ErrorCode } from '#contract/errors.ts';

interface Detail {
  /** Messages by input path, shown beside the fields. */
  fields?: Record<string, string>;
  /** A message that replaces the code's own. */
  message?: string;
  retryAfterSeconds?: number | undefined;
  cause?: unknown;
}

/** The only error a rule throws: its code determines the HTTP status and the message. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, detail: Detail = {}) {
    super(detail.message ?? errors[code].message, { cause: detail.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = errors[code].status;
    this.fields = detail.fields;
    this.retryAfterSeconds = detail.retryAfterSeconds;
  }
}

/** Returns an error's `code`, such as 'ENOENT' of a system call or '23505' of a statement; '' when it has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** The codes of errors that a connection has when it is closed. */
const CUT: ReadonlySet<string> = new Set([
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
  'ECONNRESET',
  'EPIPE',
  'ABORT_ERR',
]);

/**
 * Returns whether an error only says that the client is gone, as when a page is closed while its answer streams. An
 * error of another kind is a fault, also after the client is gone.
 */
export const isOfClosedPage = (error: unknown, { destroyed }: { destroyed: boolean }): boolean =>
  destroyed && CUT.has(codeOf(error));

/**
 * Handles the error of a file that may be missing: returns undefined if it is missing, and rethrows any other error.
 */
export function absent(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error;
}

/** Returns whether an error violates the unique `constraint`, or any unique constraint when none is given. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (!(error instanceof Error) || codeOf(error) !== '23505') return false;
  // A part of a distributed table has its number at the end of its names.
  return (
    constraint === undefined ||
    ('constraint' in error && String(error.constraint).replace(/_\d{6,}$/, '') === constraint)
  );
}
