import { HttpException } from '@nestjs/common';
import { DomainError, type ErrorKind, type FieldError } from '../../kernel/domain-error.js';
import { isDatabaseAway } from '../database/database-errors.js';

const STATUS: Record<ErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  unpaid: 402,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  wrong_type: 415,
  too_many: 429,
  provider_failed: 502,
  unavailable: 503,
};

const UNREADABLE = { code: 'bad_request', message: 'The request could not be read.' };

/** Errors of the framework, with the shop's messages. */
const BY_STATUS: Record<number, { code: string; message: string }> = {
  400: UNREADABLE,
  404: { code: 'not_found', message: 'Not found' },
  405: { code: 'method_not_allowed', message: 'This method is not allowed here.' },
  408: { code: 'timeout', message: 'The request took too long.' },
  413: { code: 'too_large', message: 'The request is too large.' },
  414: { code: 'address_too_long', message: 'The address of this page is too long.' },
  431: { code: 'too_large', message: 'The request is too large.' },
  415: { code: 'wrong_type', message: 'This content type is not supported.' },
  417: { code: 'bad_request', message: 'This expectation is not supported.' },
  429: { code: 'too_many', message: 'Too many requests. Please try again later.' },
  503: { code: 'unavailable', message: 'The shop is busy. Please try again in a moment.' },
};

export interface Failure {
  readonly status: number;
  readonly message: string;
  readonly code: string;
  readonly errors?: readonly FieldError[];
  readonly data?: unknown;
  /** In seconds. */
  readonly retryAfter?: number;
}

/** Returns the response to an error. */
export function failureOf(error: unknown): Failure {
  if (error instanceof DomainError) return ofDomainError(error);
  const status = statusOf(error);
  const known = BY_STATUS[status] ?? (isRefusal(error) ? UNREADABLE : undefined);
  if (known) return { status, ...known, ...(status === 503 ? { retryAfter: 2 } : {}) };
  return { status: 500, code: 'internal', message: 'Something went wrong. Please try again.' };
}

function ofDomainError(error: DomainError): Failure {
  return {
    status: STATUS[error.kind],
    message: error.message,
    code: error.code,
    ...(error.errors.length > 0 ? { errors: error.errors } : {}),
    ...(error.data === undefined ? {} : { data: error.data }),
    ...(error.retryAfter === undefined ? {} : { retryAfter: error.retryAfter }),
  };
}

/** A framework error without a message of the shop, such as an unsatisfiable range. */
function isRefusal(error: unknown): boolean {
  return error instanceof HttpException && error.getStatus() < 500;
}

function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  if (isDatabaseAway(error)) return 503;
  if (error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number') {
    return error.statusCode;
  }
  return 500;
}
