import type { ChildProcess } from 'node:child_process';

/**
 * Returns whether a process has exited and its output is complete. After a signal, children may
 * hold its output open indefinitely, so that is not awaited.
 */
export function endOf(child: ChildProcess): () => boolean {
  let closed = false;
  child.once('close', () => (closed = true));
  return () => child.signalCode !== null || (child.exitCode !== null && closed);
}
