import type { INestApplicationContext } from '@nestjs/common';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Env } from '../../../config/env.js';
import { StartError } from '../../start-error.js';
import { Metrics } from './metrics.js';

export interface MetricsServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Why a process must be taken for hung; undefined for one that works. */
export type HungReason = () => string | undefined;

/**
 * Serves `/metrics` of this process on a separate port, so that no reverse proxy exposes it, and `/health/live`
 * where `hungReason` tells it: 503 with the reason, else 200. It listens on `METRICS_HOST`, by default
 * on this machine only; without a `METRICS_PORT` on a free port of this machine. Undefined where metrics are off.
 * @throws StartError where the port is in use
 */
export async function serveMetrics(
  app: INestApplicationContext,
  hungReason?: HungReason,
): Promise<MetricsServer | undefined> {
  const { METRICS_PORT, METRICS_HOST } = app.get(Env);
  if (METRICS_PORT === 'off') return undefined;
  const metrics = app.get(Metrics);
  metrics.addProcessFigures();
  const server = createServer((request, response) => {
    const path = request.method === 'GET' ? request.url?.split('?')[0] : undefined;
    if (path === '/metrics') void answer(metrics, response);
    else if (path === '/health/live' && hungReason) answerLive(hungReason(), response);
    else response.writeHead(404).end();
  });
  server.listen({ port: METRICS_PORT ?? 0, host: METRICS_PORT ? METRICS_HOST : '127.0.0.1' });
  await once(server, 'listening').catch((cause: unknown) => {
    throw new StartError(
      `Port ${METRICS_PORT} cannot be taken for metrics: choose another one with METRICS_PORT=, or off.`,
      { cause },
    );
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(metrics: Metrics, response: ServerResponse): Promise<void> {
  try {
    const text = await metrics.text();
    response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text);
  } catch {
    response.writeHead(500).end();
  }
}

function answerLive(problem: string | undefined, response: ServerResponse): void {
  const body = { status: problem ?? 'ok' };
  response.writeHead(problem ? 503 : 200, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
}
