import type { Data, Meta, Route } from '../../../common/contract/client';

/** A call that the screen has made. */
export interface ApiCall {
  readonly query: URLSearchParams;
  readonly path: Readonly<Record<string, string>>;
  /** What was sent as JSON, or a file as it is. */
  readonly body: unknown;
}

type Reply = (call: ApiCall) => Promise<Response> | Response;

/** A route that the test answers, and the calls of it so far. */
interface Answered {
  readonly method: string;
  readonly pattern: RegExp;
  readonly names: readonly string[];
  readonly calls: ApiCall[];
  reply: Reply;
}

interface FieldError {
  readonly field: string;
  readonly message: string;
}

type MetaArgument<R extends Route> = [Meta<R>] extends [undefined] ? [] : [meta: Meta<R>];

/**
 * The API as the screens of a test find it. Answers are typed by the contract, so that the compiler finds
 * those of a route that has changed. A call that no test has answered is refused and is in `unanswered`.
 */
export class FakeApi {
  readonly unanswered: string[] = [];
  private readonly routes = new Map<Route, Answered>();

  answer<R extends Route>(route: R, data: Data<R>, ...[meta]: MetaArgument<R>): void {
    this.reply(route, () => json(200, { success: true, message: 'OK', data, meta }));
  }

  /** Answers from what was sent. */
  answerBy<R extends Route>(
    route: R,
    dataOf: (call: ApiCall) => Data<R>,
    ...[meta]: MetaArgument<R>
  ): void {
    const answerOf = (data: Data<R>) => ({ success: true, message: 'OK', data, meta });
    this.reply(route, (call) => json(200, answerOf(dataOf(call))));
  }

  refuse(
    route: Route,
    status: number,
    message: string,
    more: { readonly code?: string; readonly errors?: readonly FieldError[] } = {},
  ): void {
    this.reply(route, () => json(status, { success: false, message, ...more }));
  }

  /** Has the route fail as where no server is reached. */
  cut(route: Route): void {
    this.reply(route, () => Promise.reject(new TypeError('Failed to fetch')));
  }

  /** Holds the present answer of a route until it is released. */
  hold(route: Route): () => void {
    const { reply } = this.answered(route);
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    this.reply(route, (call) => released.then(() => reply(call)));
    return release;
  }

  /** Holds the answer of the next call alone. */
  holdNext(route: Route): () => void {
    const { reply } = this.answered(route);
    const release = this.hold(route);
    const { reply: held } = this.answered(route);
    this.reply(route, (call) => {
      this.reply(route, reply);
      return held(call);
    });
    return release;
  }

  /** The calls of a route, the oldest first. */
  calls(route: Route): readonly ApiCall[] {
    return this.answered(route).calls;
  }

  reset(): void {
    this.routes.clear();
    this.unanswered.length = 0;
  }

  /** In place of the `fetch` of the browser. */
  readonly fetch = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const { pathname, search, searchParams: query } = new URL(path, location.origin);
    const { method = 'GET', body: sent } = init;
    const routes = [...this.routes.values()].filter((route) => route.method === method);
    // `products/admin` is no id of a product.
    routes.sort((one, other) => one.names.length - other.names.length);
    for (const { pattern, names, calls, reply } of routes) {
      const values = pattern.exec(pathname)?.slice(1);
      if (!values) continue;
      const call: ApiCall = {
        query,
        path: Object.fromEntries(names.map((name, at) => [name, values[at]!])),
        body: typeof sent === 'string' ? JSON.parse(sent) : sent,
      };
      calls.push(call);
      return reply(call);
    }
    this.unanswered.push(`${method} ${pathname}${search}`);
    return json(501, { success: false, message: 'This test answers no such call.' });
  };

  private answered(route: Route): Answered {
    const found = this.routes.get(route);
    if (!found) throw new Error(`The test does not answer ${route}.`);
    return found;
  }

  private reply(route: Route, reply: Reply): void {
    const known = this.routes.get(route);
    if (known) known.reply = reply;
    else this.routes.set(route, { ...partsOf(route), calls: [], reply });
  }
}

function partsOf(route: Route): Pick<Answered, 'method' | 'pattern' | 'names'> {
  const [method = '', template = ''] = route.split(' ');
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  return { method, names, pattern: new RegExp(`^${template.replace(/\{\w+\}/g, '([^/]+)')}$`) };
}

const json = (status: number, body: object) => Response.json(body, { status });
