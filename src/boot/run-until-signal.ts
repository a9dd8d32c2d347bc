const STOP_WITHIN_MS = 25_000;

/** Stops one started component. */
export type Stop = () => Promise<unknown>;

/** Registers a started component. Throws during shutdown, which ends the start. */
export type Started = (stop: Stop) => void;

/**
 * Runs `start`, which registers how each started component is stopped. On SIGTERM or Ctrl-C, also
 * during the start, they stop in reverse order, and the process exits. A second signal is ignored;
 * a component that hangs is abandoned after a timeout. An exit with code 1 has printed its reason.
 * @throws what `start` throws, after all started components have stopped.
 */
export async function runUntilSignal(start: (started: Started) => Promise<void>): Promise<void> {
  const stops: Stop[] = [];
  let stopping: Promise<void> | undefined;
  const stopAll = (): Promise<void> => {
    setTimeout(() => {
      console.error(`Not stopped within ${STOP_WITHIN_MS / 1_000} s; the process ends now.`);
      process.exit(1);
    }, STOP_WITHIN_MS).unref();
    return (stopping = stopEach(stops));
  };
  const onSignal = () => {
    if (stopping) return;
    void stopAll().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error('Not stopped in order; the process ends now.', error);
        process.exit(1);
      },
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
    // An error caused by the shutdown is not a failure.
    if (stopping) return;
    // The error of the start is more useful than an error of the shutdown.
    await stopAll().catch(() => undefined);
    throw error;
  }
}

/** In reverse order. A failure does not prevent the others from stopping, above all the database. */
async function stopEach(stops: Stop[]): Promise<void> {
  const stop = stops.pop();
  if (!stop) return;
  try {
    await stop();
  } finally {
    await stopEach(stops);
  }
}
