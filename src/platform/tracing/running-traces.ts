import type { FastifyInstance } from 'fastify';
import type { Env } from '../../config/env.js';
import type { Traces } from './traces.js';

const OFF: Traces = {
  current: () => null,
  nameRequest: () => undefined,
  runJob: (_job, work) => work(),
  stop: () => Promise.resolve(),
};

let running = OFF;

/** The traces of this process. */
export const traces = (): Traces => running;

/** The id of the trace that runs now, as log lines have it; undefined where nothing is traced. */
export function currentTraceId(): string | undefined {
  return running.current()?.split('-')[1];
}

/**
 * Starts the traces where an endpoint is set, by OpenTelemetry's own names. Call it before the
 * traced packages are imported. Without an endpoint OpenTelemetry is not even loaded.
 */
export async function startTraces(program: 'shop' | 'worker', env: Env): Promise<void> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT && !env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) return;
  const { startOpenTelemetry } = await import('./open-telemetry.js');
  running = startOpenTelemetry(`vigor-${program}`);
}

/** Names the trace of each request by its route pattern, once the route is known, and by its id. */
export function nameRequests(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', ({ id, routeOptions }, _reply, done) => {
    traces().nameRequest({ id, route: routeOptions.url });
    done();
  });
}
