const STOP_WITHIN_MS = 25_000;

/**
 * Ends the process by `stop` on SIGTERM or Ctrl-C. A second signal while stopping is ignored; what
 * hangs is ended after a while.
 */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    void stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
