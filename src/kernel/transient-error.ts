import { DomainError } from './domain-error.js';

const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ESOCKET',
  'ECONNECTION',
  'EAI_AGAIN',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** An external service is unavailable or overloaded: the same call may succeed later. */
export class TransientError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'TransientError';
  }
}

/** Whether the error means that an external service is unavailable, so that a retry may succeed. */
export function isTransient(error: unknown): boolean {
  if (error instanceof TransientError) return true;
  // Jobs retry the errors that a caller is asked to retry.
  if (error instanceof DomainError && error.kind === 'unavailable') return true;
  // Network errors may come from another realm, as they do under Jest, so `instanceof` is not
  // reliable.
  if (typeof error !== 'object' || error === null) return false;
  const code = 'code' in error ? error.code : undefined;
  if (typeof code === 'string' && NETWORK_CODES.has(code)) return true;
  // A Unix socket that does not exist while its server is down, or has too many connections that wait.
  const isConnect = 'syscall' in error && error.syscall === 'connect';
  if (isConnect && (code === 'ENOENT' || code === 'EAGAIN')) return true;
  return 'cause' in error && isTransient(error.cause);
}
