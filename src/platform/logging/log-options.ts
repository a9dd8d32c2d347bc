import type { IncomingMessage } from 'node:http';
import type { Params } from 'nestjs-pino';
import type { LoggerOptions } from 'pino';
import type { Env } from '../../config/env.js';
import { senderOf } from '../http/current-request.js';
import { currentTraceId } from '../tracing/running-traces.js';

/** Keys that may hold a secret; their values are redacted. */
const SECRETS = [
  'authorization',
  'cookie',
  'set-cookie',
  'stripe-signature',
  'password',
  'oldPassword',
  'newPassword',
  'confirmPassword',
  'token',
  'accessToken',
  'refreshToken',
  'client_secret',
  'clientSecret',
  // The detail of a database error contains the refused row, password hashes included.
  'detail',
  'parameters',
].flatMap((name) => ['', '*', '*.*'].map((depth) => `${depth}["${name}"]`));

/**
 * Redacts secrets in the query of a URL: reset links and unsubscribe links are keys, and a form
 * without JavaScript may send a password. What the staff searches for outside the catalog names people, whom the
 * log may know by their ids only.
 */
export function safeUrl(url: string): string {
  const isCatalog = CATALOG.test(url);
  // A part begins with its separator. A nested address has a query of its own.
  const [path = '', ...parameters] = url.split(/(?=[?&])/);
  return path + parameters.map((one) => safeParameter(one, isCatalog)).join('');
}

function safeParameter(parameter: string, isCatalog: boolean): string {
  const end = parameter.indexOf('=');
  if (end === -1) return parameter;
  const name = decoded(parameter.slice(1, end));
  const isHidden = name === undefined || SECRET.test(name) || (!isCatalog && PERSON.test(name));
  return isHidden ? `${parameter.slice(0, end)}=…` : parameter;
}

/** Undefined where it is malformed. */
function decoded(name: string): string | undefined {
  try {
    return decodeURIComponent(name);
  } catch {
    return undefined;
  }
}

const CATALOG = /^\/(api\/)?(products|categories)/;
const SECRET = /token|secret|key|password/i;
const PERSON = /^(searchTerm|account|email)$/i;

/** Asked every few seconds by proxies and orchestrators: a line for each would drown the others. */
const PROBE = /^\/health\//;

/** How every line is written. */
export function lineOptions(env: Pick<Env, 'LOG_LEVEL'>): LoggerOptions {
  return {
    level: env.LOG_LEVEL,
    redact: { paths: SECRETS, censor: '…' },
    base: { pid: process.pid },
    mixin: () => {
      const traceId = currentTraceId();
      return traceId ? { traceId } : {};
    },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
  };
}

/** Writes one JSON line per event; requests only if the log level includes them. */
export function logOptions(env: Pick<Env, 'LOG_LEVEL'>): Params {
  const isRequestLogged = ['info', 'debug'].includes(env.LOG_LEVEL);
  return {
    pinoHttp: {
      ...lineOptions(env),
      // The request id of Fastify, also sent as X-Request-Id.
      genReqId: (request: IncomingMessage) => request.id ?? 'unknown',
      serializers: {
        req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
          id,
          method,
          url: safeUrl(url),
        }),
        res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      },
      // Not bound at the start of a request: the user is known only once the guard has run.
      customSuccessObject: (request: IncomingMessage, _response: unknown, line: object) => ({
        ...line,
        ...senderOf(request),
      }),
      customErrorObject: (
        request: IncomingMessage,
        _response: unknown,
        _error: unknown,
        line: object,
      ) => ({ ...line, ...senderOf(request) }),
      // Nest cuts the path of a middleware off `url`.
      autoLogging: {
        ignore: ({ originalUrl, url = '' }: IncomingMessage & { readonly originalUrl?: string }) =>
          PROBE.test(originalUrl ?? url),
      },
      quietReqLogger: true,
      customAttributeKeys: { reqId: 'requestId' },
    },
    // Requests are logged from level `info`; above it the logger costs them nothing.
    forRoutes: isRequestLogged ? ['{/*path}'] : [],
  };
}
