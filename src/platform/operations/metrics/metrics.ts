import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What is not known just now. */
const UNKNOWN = Number.NaN;

interface GaugeGroup {
  readonly gauges: ReadonlyMap<string, Gauge>;
  read(): Promise<Readonly<Record<string, number>>>;
}

/** The figures of one process for Prometheus. Whoever knows a figure registers it here. */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private readonly groups: GaugeGroup[] = [];
  private readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answered requests by method, route pattern and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.registry],
  });
  private readonly jobs = new Histogram({
    name: 'shop_job_duration_seconds',
    help: 'Tries of jobs by name and outcome (done, failed).',
    labelNames: ['job', 'outcome'],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60],
    registers: [this.registry],
  });

  /**
   * Registers gauges with their help texts; `read` is asked at each scrape and answers them all.
   * Where it fails they are NaN, and all others still told.
   */
  gauges<Name extends string>(
    help: Readonly<Record<Name, string>>,
    read: () => Promise<Readonly<Record<Name, number>>>,
  ): void {
    const made = Object.entries<string>(help).map(
      ([name, text]) => [name, this.gauge(name, text)] as const,
    );
    this.groups.push({ gauges: new Map(made), read });
  }

  /** Counts an answered request. `route` is its pattern, never an address: those are countless. */
  request(labels: { method: string; route: string; status: number }, seconds: number): void {
    this.requests.observe(labels, seconds);
  }

  /** Counts one try of a job. */
  job(job: string, outcome: 'done' | 'failed', seconds: number): void {
    this.jobs.observe({ job, outcome }, seconds);
  }

  /** Tells memory, event loop and the like of this process from now on, too. */
  addProcessFigures(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  /** All figures as they are now, as Prometheus reads them. */
  async text(): Promise<string> {
    await Promise.all(this.groups.map((group) => this.readGroup(group)));
    return this.registry.metrics();
  }

  private async readGroup({ gauges, read }: GaugeGroup): Promise<void> {
    const values: Readonly<Record<string, number>> = await read().catch(() => ({}));
    for (const [name, gauge] of gauges) gauge.set(values[name] ?? UNKNOWN);
  }

  private gauge(name: string, help: string): Gauge {
    return new Gauge({ name, help, registers: [this.registry] });
  }
}
