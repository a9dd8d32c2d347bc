const STOP_WITHIN_MS = 25_000;

/** How one thing that was started is stopped. */
export type Stop = () => Promise<unknown>;

/** Told of each thing that was started. Throws where all is being stopped: the start ends there. */
export type Started = (stop: Stop) => void;

/**
 * Runs `start`, which tells how each thing that it has started is stopped. On SIGTERM or Ctrl-C,
 * also while it still starts, they stop in the reverse order, and the process ends. A second signal
 * while stopping is ignored; what hangs is ended after a while.
 * @throws what `start` throws, after all that it had started has stopped.
 */
export async function runUntilSignal(start: (started: Started) => Promise<void>): Promise<void> {
  const stops: Stop[] = [];
  let stopping: Promise<void> | undefined;
  const stopAll = (): Promise<void> => {
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    return (stopping = stopEach(stops));
  };
  const onSignal = () => {
    if (stopping) return;
    void stopAll().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  try {
    await start((stop) => {
      if (stopping) throw new Error('It is being stopped');
      stops.push(stop);
    });
  } catch (error) {
    // What fails because it is being stopped is no failure.
    if (stopping) return;
    // Why it did not start says more than what did not stop.
    await stopAll().catch(() => undefined);
    throw error;
  }
}

/** The last one first. One that fails keeps no other from stopping, the database above all. */
async function stopEach(stops: Stop[]): Promise<void> {
  const stop = stops.pop();
  if (!stop) return;
  try {
    await stop();
  } finally {
    await stopEach(stops);
  }
}
