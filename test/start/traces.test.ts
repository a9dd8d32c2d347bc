import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { eventually } from '../support/eventually.js';
import { ShopProcess } from '../support/shop-process.js';

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { key: string; value: { stringValue?: string } }[];
}
interface Batch {
  readonly resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
}

/** A collector of OTLP over HTTP. */
class Collector {
  readonly bodies: string[] = [];
  private readonly server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      if (request.url === '/v1/traces') this.bodies.push(body);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });

  async listen(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get spans(): Span[] {
    return this.bodies
      .flatMap((body) => (JSON.parse(body) as Batch).resourceSpans)
      .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

const collector = new Collector();
let shop: ShopProcess;

beforeAll(async () => {
  shop = await ShopProcess.start({
    DEMO: 'off',
    LOG_LEVEL: 'info',
    OTEL_EXPORTER_OTLP_ENDPOINT: await collector.listen(),
    OTEL_BSP_SCHEDULE_DELAY: '50',
  });
});
afterAll(async () => {
  collector.close();
  await shop?.close();
});

const subscribe = (email: string) =>
  fetch(`${shop.url}/api/newsletter/subscribe?token=hidden-token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });

test('a trace goes from the request over its statements to the job, without what is private', async () => {
  expect((await subscribe('hidden@example.com')).status).toBe(200);
  await fetch(`${shop.url}/health/ready`);
  await eventually(() => {
    expect(collector.spans.map(({ name }) => name)).toContain('job newsletter.welcome');
    const job = collector.spans.find(({ name }) => name === 'job newsletter.welcome')!;
    const trace = collector.spans.filter(({ traceId }) => traceId === job.traceId);
    const request = trace.find(({ name }) => name === 'POST /api/newsletter/subscribe')!;
    expect(request.parentSpanId ?? '').toBe('');
    const parents = new Map(trace.map(({ spanId, parentSpanId }) => [spanId, parentSpanId]));
    const isBelow = (spanId: string | undefined): boolean =>
      spanId === request.spanId || (!!spanId && isBelow(parents.get(spanId)));
    expect(trace.filter(({ spanId }) => !isBelow(spanId))).toEqual([]);
    const statements = trace.filter(({ name }) => name.startsWith('pg.query'));
    expect(statements.some(({ parentSpanId }) => parentSpanId === job.spanId)).toBe(true);
    expect(statements.some(({ parentSpanId }) => parentSpanId !== job.spanId)).toBe(true);
  }, 20_000);
  const sent = collector.bodies.join('\n');
  expect(sent).toContain('INSERT INTO');
  expect(sent).not.toMatch(/hidden|health/);
  // The folder of the database's socket.
  expect(sent).not.toMatch(/"\/[^"]*postgres"/);
});

test('a log line has the trace of its request, the span its request id, and probes have no line', async () => {
  const answer = await subscribe('logged@example.com');
  const requestId = answer.headers.get('x-request-id')!;
  await fetch(`${shop.url}/health/live`);
  await eventually(() => {
    const span = collector.spans.find(({ attributes }) =>
      attributes.some(
        ({ key, value }) => key === 'vigor.request.id' && value.stringValue === requestId,
      ),
    );
    expect(span?.name).toBe('POST /api/newsletter/subscribe');
    const lines = shop.log.split('\n').filter((line) => line.startsWith('{'));
    const line = lines.find((text) => text.includes(requestId));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ requestId, traceId: span!.traceId });
  }, 20_000);
  expect(shop.log).not.toContain('"url":"/health/');
});

test('a collector that is away changes nothing, and does not hold up the stop', async () => {
  collector.close();
  expect((await subscribe('other@example.com')).status).toBe(200);
  expect((await fetch(`${shop.url}/api/products`)).status).toBe(200);
  const began = Date.now();
  await shop.kill('SIGTERM');
  expect([shop.exitCode, Date.now() - began < 10_000]).toEqual([0, true]);
});

test('is not loaded where no endpoint is set', async () => {
  expect(await loaded()).toEqual([]);
});

/**
 * The packages of OpenTelemetry that a start loads, but for the API, which prom-client loads; it ends
 * where it misses a mail server.
 */
async function loaded(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vigor-loaded-'));
  const root = resolve(__dirname, '../..');
  // V8 lists every file of the process.
  const env = { PATH: process.env.PATH ?? '', NODE_V8_COVERAGE: folder };
  const child = spawn(process.execPath, [join(root, 'dist/server/src/main.js')], {
    env,
    cwd: folder,
  });
  let output = '';
  child.stderr.on('data', (data: Buffer) => (output += data.toString()));
  await once(child, 'close');
  expect(output).toContain('SMTP_URL is missing');
  const lists = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const text = lists.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  expect(text).toContain('dist/server/src/chunks/run-shop');
  rmSync(folder, { recursive: true });
  const names = [...text.matchAll(/@opentelemetry\/([\w-]+)\//g)].map(([, name]) => name!);
  return [...new Set(names)].filter((name) => name !== 'api');
}
