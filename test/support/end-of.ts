import type { ChildProcess } from 'node:child_process';

/**
 * Tells whether a process has ended and all that it printed has come. Of one that a signal ended
 * outright what it had started may hold its output forever: that is not waited for.
 */
export function endOf(child: ChildProcess): () => boolean {
  let closed = false;
  child.once('close', () => (closed = true));
  return () => child.signalCode !== null || (child.exitCode !== null && closed);
}
