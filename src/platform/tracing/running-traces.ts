import type { Env } from '../../config/env.js';
import type { Traces } from './traces.js';

const OFF: Traces = {
  current: () => null,
  nameRoute: () => undefined,
  runJob: (_job, work) => work(),
  stop: () => Promise.resolve(),
};

let running = OFF;

/** The traces of this process. */
export const traces = (): Traces => running;

/**
 * Starts the traces where an endpoint is set, by OpenTelemetry's own names. Call it before the
 * traced packages are imported. Without an endpoint OpenTelemetry is not even loaded.
 */
export async function startTraces(program: 'shop' | 'worker', env: Env): Promise<void> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT && !env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) return;
  const { startOpenTelemetry } = await import('./open-telemetry.js');
  running = startOpenTelemetry(`vigor-${program}`);
}
