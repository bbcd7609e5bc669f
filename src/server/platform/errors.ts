import { errors, type ErrorCode } from '#contract/errors.ts';

interface Detail {
  /** What was wrong, by input path; shown beside the field. */
  fields?: Record<string, string>;
  /** Words for this occurrence in place of the code's own. */
  message?: string;
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** The one error a rule throws: the code carries the HTTP status and the words. */
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

/** True when PostgreSQL refused a row because `constraint` (or any unique one) holds it already. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (!(error instanceof Error) || !('code' in error) || error.code !== '23505') return false;
  return constraint === undefined || ('constraint' in error && error.constraint === constraint);
}
