import { StartError } from '../../start-error.js';

/** Patterns in the output of Postgres, and the message shown to whoever starts the shop. */
const LINES: readonly (readonly [RegExp, string])[] = [
  [
    /No space left on device|Disk quota exceeded/i,
    'The disk is full: free some space, then start again.',
  ],
  [
    /Read-only file system/i,
    'The disk is read-only: set DATA_DIR to a folder that can be written.',
  ],
  [
    /Permission denied/i,
    'The database folder belongs to another user: start as the user who made it.',
  ],
];

/**
 * The error to print for the output of Postgres; `summary` with its last line where the cause is
 * unknown.
 */
export function problemIn(output: string, summary: string): StartError {
  const known = LINES.find(([pattern]) => pattern.test(output))?.[1];
  const words = output
    .split('\n')
    .filter((line) => /FATAL|PANIC|error/i.test(line))
    .map((line) => line.replace(/^.*?((FATAL|PANIC|error):)/i, '$1').trim());
  return new StartError(known ?? `${summary}: ${words.at(-1) ?? 'it gave no reason'}.`);
}
