import { errors, type ErrorCode } from '#contract/errors.ts';

interface Detail {
  /** Messages by input path, shown beside the fields. */
  fields?: Record<string, string>;
  /** A message that replaces the code's own. */
  message?: string;
  retryAfterSeconds?: number;
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

/** Returns whether an error is a violation of the unique `constraint`, or of any when none is given. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (!(error instanceof Error) || !('code' in error) || error.code !== '23505') return false;
  return constraint === undefined || ('constraint' in error && error.constraint === constraint);
}
