import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Value of a gauge that cannot be read. */
const UNKNOWN = Number.NaN;

/** How a try of a job ended: `rejected` where what somebody sent makes it impossible. */
export type JobOutcome = 'done' | 'failed' | 'rejected';

/** The Prometheus metrics of one process. Each component registers its own. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private readonly updates: (() => Promise<void>)[] = [];
  private readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answered requests by method, route pattern and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.registry],
  });
  private readonly jobs = new Histogram({
    name: 'shop_job_duration_seconds',
    help: 'Tries of jobs by name and outcome (done, failed, rejected).',
    labelNames: ['job', 'outcome'],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60],
    registers: [this.registry],
  });

  /**
   * Registers gauges with their help texts; each scrape calls `read` for all their values. Where it
   * fails they are NaN and all other metrics are still reported.
   */
  gauges<Name extends string>(
    help: Readonly<Record<Name, string>>,
    read: () => Promise<Readonly<Record<Name, number>>>,
  ): void {
    const made = Object.entries<string>(help).map(
      ([name, text]) => [name, this.gauge(name, text)] as const,
    );
    this.updates.push(async () => {
      const values: Readonly<Record<string, number>> = await read().catch(() => ({}));
      for (const [name, gauge] of made) gauge.set(values[name] ?? UNKNOWN);
    });
  }

  /** Registers a gauge with a value for each value of its label; each scrape calls `read`. Where it fails there are none. */
  gaugeBy<Label extends string>(
    { name, help, label }: { name: string; help: string; label: Label },
    read: () => Promise<ReadonlyMap<string, number>>,
  ): void {
    const gauge = new Gauge({ name, help, labelNames: [label], registers: [this.registry] });
    this.updates.push(async () => {
      const values = await read().catch(() => new Map<string, number>());
      gauge.reset();
      for (const [key, value] of values) gauge.labels(key).set(value);
    });
  }

  /**
   * Registers a counter of this process by one label, whose values are all known: each begins at 0, so that its first
   * count is an increase. Returns what adds one.
   */
  counterBy<Value extends string>({
    name,
    help,
    label,
    values,
  }: {
    name: string;
    help: string;
    label: string;
    values: readonly Value[];
  }): (value: Value) => void {
    const counter = new Counter({ name, help, labelNames: [label], registers: [this.registry] });
    for (const value of values) counter.labels(value).inc(0);
    return (value) => counter.labels(value).inc();
  }

  /** Counts a response. `route` is the pattern, never the URL, to bound the number of labels. */
  request(labels: { method: string; route: string; status: number }, seconds: number): void {
    this.requests.observe(labels, seconds);
  }

  /** Counts one attempt of a job. */
  job(job: string, outcome: JobOutcome, seconds: number): void {
    this.jobs.observe({ job, outcome }, seconds);
  }

  /** Adds the default process metrics, such as memory and event loop lag. */
  addProcessFigures(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  /** All metrics in the Prometheus text format. */
  async text(): Promise<string> {
    await Promise.all(this.updates.map((update) => update()));
    return this.registry.metrics();
  }

  private gauge(name: string, help: string): Gauge {
    return new Gauge({ name, help, registers: [this.registry] });
  }
}

/** Counts every response under its route pattern; requests without a route share one label. */
export function countRequests(fastify: FastifyInstance, metrics: Metrics): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.request(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    done();
  });
}
