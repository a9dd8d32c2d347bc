import { databaseProblem } from './database/database-problem.js';

/** The shop cannot start for reasons that its operator can fix. The message is one line for them, or one for each. */
export class StartError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'StartError';
  }
}

interface Details {
  readonly code?: unknown;
  readonly path?: unknown;
  readonly syscall?: unknown;
  readonly port?: unknown;
}

const DISK_FULL = 'The disk is full: free some space, then start again.';
const CONNECTION_ENDED = 'Postgres ended the connection: see that it runs, then try again.';
/** What the driver says, without a code, of a server that is gone. */
const GONE = /^Connection terminated/;

/**
 * Error codes of the operating system and of Postgres, and the message shown to whoever starts the
 * shop.
 */
const LINES: Record<string, (details: Details) => string> = {
  ENOSPC: () => DISK_FULL,
  EDQUOT: () => DISK_FULL,
  '53100': () => DISK_FULL,
  '57P01': () => CONNECTION_ENDED,
  '57P02': () => CONNECTION_ENDED,
  EROFS: ({ path }) =>
    `The disk is read-only${at(path)}: set DATA_DIR to a folder that can be written.`,
  EACCES: ({ path }) => notAllowed(path),
  EPERM: ({ path }) => notAllowed(path),
  EADDRINUSE: ({ port }) =>
    `Port ${String(port)} is in use by another program: stop it, or choose another one with PORT=.`,
};

function at(path: unknown): string {
  return typeof path === 'string' ? ` at ${path}` : '';
}

function notAllowed(path: unknown): string {
  return `This user may not write${at(path)}: start as the user it belongs to, or set DATA_DIR to another folder.`;
}

/**
 * Returns the error to print where the cause is the machine: a full or read-only disk, a folder
 * that cannot be written, a port in use, a database that refuses it or ends. Returns undefined for programming errors.
 */
export function asStartError(error: unknown): StartError | undefined {
  if (error instanceof StartError) return error;
  if (!(error instanceof Error)) return undefined;
  const details = error as Details;
  if (details.syscall === 'listen' && details.code === 'EACCES') {
    return new StartError(
      `Port ${String(details.port)} needs privileges that this user does not have: choose a port above 1023 with PORT=.`,
    );
  }
  const line = typeof details.code === 'string' ? LINES[details.code] : undefined;
  if (line) return new StartError(line(details), { cause: error });
  if (GONE.test(error.message)) return new StartError(CONNECTION_ENDED, { cause: error });
  const problem = databaseProblem(error, 'DATABASE_URL');
  if (problem) return new StartError(problem, { cause: error });
  return asStartError((error as { driverError?: unknown }).driverError ?? error.cause);
}
