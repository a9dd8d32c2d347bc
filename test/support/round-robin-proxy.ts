import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const LOOK_EVERY_MS = 250;

interface Backend {
  readonly url: string;
  isUp: boolean;
  /** How many requests it was given. */
  served: number;
}

/**
 * One address before several processes, as the proxy of deploy/Caddyfile: it asks each whether it
 * is ready and sends nobody to one that is not. It tries nothing twice, so that each request that a
 * process loses is seen.
 */
export class RoundRobinProxy {
  private readonly backends: Backend[] = [];
  private readonly routes = new Map<string, string>();
  private readonly agent = new Agent({ keepAlive: true });
  private readonly server = createServer((incoming, outgoing) => this.pass(incoming, outgoing));
  private looking: NodeJS.Timeout | undefined;
  private turn = 0;

  /** On a free port where none is given. */
  static async start(port = 0): Promise<RoundRobinProxy> {
    const proxy = new RoundRobinProxy();
    // A caller whose kept connection ends as it calls would take that for a lost request.
    proxy.server.keepAliveTimeout = 0;
    await new Promise<void>((done) => proxy.server.listen(port, '127.0.0.1', done));
    proxy.looking = setInterval(() => void proxy.look(), LOOK_EVERY_MS);
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** How many requests each process was given, in the order they were added. */
  get served(): number[] {
    return this.backends.map((backend) => backend.served);
  }

  /** How many it sends shoppers to. */
  get up(): number {
    return this.backends.filter((backend) => backend.isUp).length;
  }

  add(url: string): void {
    this.backends.push({ url, isUp: true, served: 0 });
  }

  /** Sends what is below a prefix elsewhere, the prefix cut off. */
  route(prefix: string, url: string): void {
    this.routes.set(prefix, url);
  }

  async close(): Promise<void> {
    clearInterval(this.looking);
    this.agent.destroy();
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  private async look(): Promise<void> {
    for (const backend of this.backends) {
      backend.isUp = await fetch(`${backend.url}/health/ready`).then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.ok;
        },
        () => false,
      );
    }
  }

  private next(): Backend | undefined {
    const up = this.backends.filter((backend) => backend.isUp);
    return up[this.turn++ % up.length];
  }

  /** Where a request goes by its prefix, which it loses. */
  private routeOf(incoming: IncomingMessage): Backend | undefined {
    const path = incoming.url ?? '/';
    const [prefix, url] = [...this.routes].find(([start]) => path.startsWith(`${start}/`)) ?? [];
    if (prefix === undefined || url === undefined) return undefined;
    incoming.url = path.slice(prefix.length);
    return { url, isUp: true, served: 0 };
  }

  private pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const backend = this.routeOf(incoming) ?? this.next();
    const fail = (error: Error) => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end(JSON.stringify({ message: `${backend?.url}: ${error}` }));
    };
    if (!backend) return fail(new Error('nobody is ready'));
    backend.served++;
    const { method, url, headers } = incoming;
    const caller = { 'x-forwarded-for': incoming.socket.remoteAddress };
    const onward = request(`${backend.url}${url}`, {
      ...{ method, agent: this.agent },
      headers: { ...headers, ...caller },
    });
    onward.on('error', fail).on('response', (answer) => {
      // A connection to this proxy may stay open where the one behind it ends.
      delete answer.headers.connection;
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('error', fail).pipe(outgoing);
    });
    incoming.pipe(onward);
  }
}
