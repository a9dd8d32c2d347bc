import type { IncomingMessage } from 'node:http';
import type { Params } from 'nestjs-pino';
import type { Env } from '../../config/env.js';

/** Names under which a secret may travel; whatever stands there is never written. */
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
  // Of an error of the database: the whole row that it refused, hashes and all.
  'detail',
  'parameters',
].flatMap((name) => ['', '*', '*.*'].map((depth) => `${depth}["${name}"]`));

/**
 * An address without what its query may hold: a reset link or an unsubscribe link is a key, and a form that
 * lost its script may send a password.
 */
export function safeUrl(url: string): string {
  return url.replace(/([?&](?:[^=&]*(?:token|secret|key|password)[^=&]*)=)[^&]*/gi, '$1…');
}

/** One JSON line for each event; for each request only where the level asks for it. */
export function logOptions(env: Pick<Env, 'LOG_LEVEL'>): Params {
  const isRequestLogged = ['info', 'debug'].includes(env.LOG_LEVEL);
  return {
    pinoHttp: {
      level: env.LOG_LEVEL,
      redact: { paths: SECRETS, censor: '…' },
      base: { pid: process.pid },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      // Fastify has numbered the request already; the answer's X-Request-Id says the same.
      genReqId: (request: IncomingMessage) => request.id ?? 'unknown',
      serializers: {
        req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
          id,
          method,
          url: safeUrl(url),
        }),
        res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      },
      quietReqLogger: true,
      customAttributeKeys: { reqId: 'requestId' },
    },
    // Requests are told from `info` on only: a quiet shop does no work for them.
    forRoutes: isRequestLogged ? ['{/*path}'] : [],
  };
}
