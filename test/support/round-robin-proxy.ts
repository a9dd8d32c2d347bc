import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY_MS = 250;
/** `lb_try_duration` of deploy/Caddyfile: for how long a request waits while no process is ready, in ms. */
const TRY_FOR_MS = 5_000;

interface Backend {
  readonly url: string;
  isUp: boolean;
  /** What the last look saw. */
  seen?: string;
  /** Number of requests it received. */
  served: number;
}

/**
 * One address for several processes, like the proxy of deploy/Caddyfile: it checks whether each is
 * ready and routes to those only. It retries nothing, so that every request lost by a process is
 * noticed.
 */
export class RoundRobinProxy {
  private readonly backends: Backend[] = [];
  private readonly routes = new Map<string, string>();
  private readonly agent = new Agent({ keepAlive: true });
  private readonly server = createServer(
    (incoming, outgoing) => void this.pass(incoming, outgoing),
  );
  private looking: NodeJS.Timeout | undefined;
  private turn = 0;

  /** Listens on a free port where none is given. */
  static async start(port = 0): Promise<RoundRobinProxy> {
    const proxy = new RoundRobinProxy();
    // A caller whose keep-alive connection closes during a call would count that as a lost request.
    proxy.server.keepAliveTimeout = 0;
    await new Promise<void>((done) => proxy.server.listen(port, '127.0.0.1', done));
    proxy.looking = setInterval(() => void proxy.look(), LOOK_EVERY_MS);
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Number of requests per process, in the order in which they were added. */
  get served(): number[] {
    return this.backends.map((backend) => backend.served);
  }

  /** Number of processes that receive traffic. */
  get up(): number {
    return this.backends.filter((backend) => backend.isUp).length;
  }

  add(url: string): void {
    this.backends.push({ url, isUp: true, served: 0 });
  }

  /** Routes a path prefix elsewhere, without the prefix. */
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
          backend.seen = `${answer.status} ${await answer.text()}`;
          return answer.ok;
        },
        (error: Error) => {
          backend.seen = String(error.cause ?? error);
          return false;
        },
      );
    }
  }

  private async next(): Promise<Backend | undefined> {
    const deadline = Date.now() + TRY_FOR_MS;
    while (this.up === 0 && Date.now() < deadline) await pause(LOOK_EVERY_MS);
    const up = this.backends.filter((backend) => backend.isUp);
    return up[this.turn++ % up.length];
  }

  /** The target of a request by its prefix, which is removed. */
  private routeOf(incoming: IncomingMessage): Backend | undefined {
    const path = incoming.url ?? '/';
    const [prefix, url] = [...this.routes].find(([start]) => path.startsWith(`${start}/`)) ?? [];
    if (prefix === undefined || url === undefined) return undefined;
    incoming.url = path.slice(prefix.length);
    return { url, isUp: true, served: 0 };
  }

  private async pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const backend = this.routeOf(incoming) ?? (await this.next());
    const fail = (error: Error) => {
      if (outgoing.headersSent) outgoing.destroy();
      else
        outgoing.writeHead(502).end(JSON.stringify({ message: `${backend?.url ?? ''} ${error}` }));
    };
    if (!backend) {
      const seen = this.backends.map((each) => `${each.url}: ${each.seen}`).join(', ');
      return fail(new Error(`no process is ready (${seen})`));
    }
    backend.served++;
    const { method, url, headers } = incoming;
    const caller = { 'x-forwarded-for': incoming.socket.remoteAddress };
    const onward = request(`${backend.url}${url}`, {
      method,
      agent: this.agent,
      headers: { ...headers, ...caller },
    });
    onward.on('error', fail).on('response', (answer) => {
      // The connection to this proxy may stay open where the one behind it closes.
      delete answer.headers.connection;
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('error', fail).pipe(outgoing);
    });
    incoming.pipe(onward);
  }
}
