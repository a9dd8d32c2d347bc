import type { Attributes } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node';

/**
 * What leaves the shop. Neither addresses of callers nor URLs are in the list: these hold search
 * terms, ids and tokens. Statements are texts with `$1` in place of each value.
 */
const SHARED: ReadonlySet<string> = new Set([
  'http.method',
  'http.request.method',
  'http.route',
  'http.scheme',
  'url.scheme',
  'http.status_code',
  'http.response.status_code',
  'error.type',
  'net.peer.name',
  'net.peer.port',
  'server.address',
  'server.port',
  'db.system',
  'db.system.name',
  'db.name',
  'db.namespace',
  'db.operation.name',
  'db.statement',
  'db.query.text',
  'vigor.job',
  'vigor.job.id',
  'vigor.queue',
  'vigor.request.id',
]);

/** The address of a Unix socket is a folder of this machine, and is left out. */
const PEERS: ReadonlySet<string> = new Set(['net.peer.name', 'server.address']);

/** Sends spans without secrets and personal data. */
export class PrivateSpanExporter implements SpanExporter {
  constructor(private readonly exporter: SpanExporter) {}

  export(spans: ReadableSpan[], done: Parameters<SpanExporter['export']>[1]): void {
    this.exporter.export(spans.map(shared), done);
  }

  async forceFlush(): Promise<void> {
    await this.exporter.forceFlush?.();
  }

  shutdown(): Promise<void> {
    return this.exporter.shutdown();
  }
}

/** The span with its other properties; messages of errors quote values, so only their kind stays. */
function shared(span: ReadableSpan): ReadableSpan {
  const entries = Object.entries(span.attributes).filter(
    ([name, value]) => SHARED.has(name) && !(PEERS.has(name) && String(value).startsWith('/')),
  );
  const attributes: Attributes = Object.fromEntries(entries);
  return Object.create(span, {
    attributes: { value: attributes },
    events: { value: [] },
    status: { value: { code: span.status.code } },
  });
}
