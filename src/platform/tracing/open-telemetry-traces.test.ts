import { context, propagation, trace } from '@opentelemetry/api';
import {
  InMemorySpanExporter,
  NodeTracerProvider,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-node';
import { OpenTelemetryTraces } from './open-telemetry-traces.js';

/** The traces of another process, with what it has sent. */
function process() {
  const exporter = new InMemorySpanExporter();
  const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
  return { provider, exporter, traces: new OpenTelemetryTraces(provider) };
}

const shop = process();
const worker = process();
const job = (traceParent: string | null) => ({
  id: 'one',
  job: 'test.note',
  queue: 'maintenance',
  traceParent,
});

beforeAll(() => shop.provider.register());
afterEach(() => [shop, worker].forEach(({ exporter }) => exporter.reset()));
afterAll(async () => {
  await Promise.all([shop.traces.stop(), worker.traces.stop()]);
  [context, propagation, trace].forEach((api) => api.disable());
});

/** What the shop stores with a job during a request, and the request's span. */
function storedInRequest() {
  const tracer = shop.provider.getTracer('test');
  return tracer.startActiveSpan('request', (span) => {
    const traceParent = shop.traces.current();
    span.end();
    return { traceParent, request: span.spanContext() };
  });
}

it('continues the trace of a request in the worker that runs its job', async () => {
  const { traceParent, request } = storedInRequest();
  let ofNextJob: string | null = null;
  await worker.traces.runJob(job(traceParent), async () => {
    ofNextJob = worker.traces.current();
  });
  const [span] = worker.exporter.getFinishedSpans();
  expect(span).toMatchObject({
    name: 'job test.note',
    parentSpanContext: { traceId: request.traceId, spanId: request.spanId },
    attributes: { 'vigor.job': 'test.note', 'vigor.job.id': 'one', 'vigor.queue': 'maintenance' },
  });
  expect(ofNextJob).toContain(`${request.traceId}-${span!.spanContext().spanId}`);
});

it('begins a trace for a job that was stored without one, and marks a failed one', async () => {
  expect(shop.traces.current()).toBeNull();
  const failed = worker.traces.runJob(job(null), () => Promise.reject(new Error('no')));
  await expect(failed).rejects.toThrow('no');
  const [span] = worker.exporter.getFinishedSpans();
  expect(span?.parentSpanContext).toBeUndefined();
  expect(span?.status).toEqual({ code: 2 });
});
