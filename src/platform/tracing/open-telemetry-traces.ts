import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type TracerProvider,
} from '@opentelemetry/api';
import { getRPCMetadata, RPCType } from '@opentelemetry/core';
import type { TracedJob, Traces } from './traces.js';

const TRACEPARENT = 'traceparent';
/** A stop waits for the endpoint no longer than this, in ms. */
const STOP_WITHIN_MS = 2_000;

/** The traces of a provider, which is registered as the process's own. */
export class OpenTelemetryTraces implements Traces {
  private readonly tracer = this.provider.getTracer('vigor');

  constructor(private readonly provider: TracerProvider & { shutdown(): Promise<void> }) {}

  current(): string | null {
    const carrier: Record<string, string> = {};
    propagation.inject(context.active(), carrier);
    return carrier[TRACEPARENT] ?? null;
  }

  nameRequest({ id, route }: Parameters<Traces['nameRequest']>[0]): void {
    trace.getActiveSpan()?.setAttribute('vigor.request.id', id);
    const rpc = getRPCMetadata(context.active());
    if (route && rpc?.type === RPCType.HTTP) rpc.route = route;
  }

  runJob({ id, job, queue, traceParent }: TracedJob, work: () => Promise<void>): Promise<void> {
    const cause = traceParent
      ? propagation.extract(ROOT_CONTEXT, { [TRACEPARENT]: traceParent })
      : ROOT_CONTEXT;
    const options = {
      kind: SpanKind.CONSUMER,
      attributes: { 'vigor.job': job, 'vigor.job.id': id, 'vigor.queue': queue },
    };
    return this.tracer.startActiveSpan(`job ${job}`, options, cause, async (span) => {
      try {
        await work();
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    });
  }

  async stop(): Promise<void> {
    const late = new Promise<void>((resolve) => setTimeout(resolve, STOP_WITHIN_MS).unref());
    await Promise.race([this.provider.shutdown().catch(() => undefined), late]);
  }
}
