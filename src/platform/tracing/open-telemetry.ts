import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { IORedisInstrumentation } from '@opentelemetry/instrumentation-ioredis';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { register } from 'node:module';
import { OpenTelemetryTraces } from './open-telemetry-traces.js';
import { PrivateSpanExporter } from './private-span-exporter.js';
import type { Traces } from './traces.js';

/** Probes and scrapes would drown the rest. */
const IGNORED = /^\/(health|metrics)\b/;
/** Imported as ES modules; what they and others require is seen without the hook. */
const HOOKED = ['http', 'https', 'ioredis', 'pg'];

/** Starts OpenTelemetry, which reads its other settings from `OTEL_…` itself. */
export function startOpenTelemetry(serviceName: string): Traces {
  register('@opentelemetry/instrumentation/hook.mjs', import.meta.url, {
    data: { include: HOOKED },
  });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    spanProcessors: [new BatchSpanProcessor(new PrivateSpanExporter(new OTLPTraceExporter()))],
  });
  provider.register();
  // Polling and other work that nobody asked for makes no traces.
  registerInstrumentations({
    tracerProvider: provider,
    instrumentations: [
      new HttpInstrumentation({
        ignoreIncomingRequestHook: ({ url = '' }) => IGNORED.test(url),
        requireParentforOutgoingSpans: true,
      }),
      new PgInstrumentation({ requireParentSpan: true }),
      new IORedisInstrumentation({
        requireParentSpan: true,
        dbStatementSerializer: (name) => name,
      }),
    ],
  });
  return new OpenTelemetryTraces(provider);
}
