import cookie from '@fastify/cookie';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { HttpException, HttpStatus } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { Logger } from 'nestjs-pino';
import { AppModule } from '../app.module.js';
import type { Env } from '../config/env.js';
import { limitBodies, NO_BODY, stateBodyLimits } from '../platform/http/body-limits.js';
import { limitArrival } from '../platform/http/body-arrival.js';
import { addCacheHeaders } from '../platform/http/cache.js';
import { clientErrorAnswers } from '../platform/http/client-error.js';
import { allowDocsPage, commonHeaders } from '../platform/http/security-headers.js';
import { addCompression, compressShortBodies } from '../platform/http/compression.js';
import { trackRequests } from '../platform/http/current-request.js';
import { allowEmptyBodies } from '../platform/http/read-body.js';
import { hostError, refuseExpectations } from '../platform/http/requested-host.js';
import { EnvelopeAdapter } from '../platform/http/envelope-adapter.js';
import { mountOpenApi } from '../platform/http/openapi.js';
import { limitSlowReaders, readerLimits } from '../platform/http/slow-readers.js';
import { readOnReplica } from '../platform/http/replica-reads.js';
import { sendFailure } from '../platform/http/error.filter.js';
import { countRequests, Metrics } from '../platform/operations/metrics/metrics.js';
import { InFlightRequests } from '../platform/operations/in-flight-requests.js';
import { Readiness } from '../platform/operations/readiness.js';
import { nameRequests } from '../platform/tracing/running-traces.js';

/** In characters of the path and its query. Node refuses one that is longer than all headers may be. */
const LONGEST_ADDRESS = 12 * 1024;

/** Creates the complete HTTP application, ready to listen or to be injected into. */
export async function createApp(env: Env): Promise<NestFastifyApplication> {
  const common = commonHeaders(env.SHOP_URL);
  const answerClientError = clientErrorAnswers(common);
  const adapter = new EnvelopeAdapter({
    bodyLimit: NO_BODY,
    trustProxy: env.TRUST_PROXY.length > 0 ? env.TRUST_PROXY : false,
    genReqId: () => randomUUID(),
    // A request that has reached a closing server is answered like any other.
    return503OnClosing: false,
    // Of the whole request. Here the headers have a limit, and the body one by what arrives.
    requestTimeout: 0,
    http: {
      // Node would answer without a header; `hostError` asks for it.
      requireHostHeader: false,
      headersTimeout: env.REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: Math.min(5_000, env.REQUEST_TIMEOUT_MS / 4),
    },
    clientErrorHandler: answerClientError,
    // A malformed URL such as `/%ff` reaches neither a route nor a hook nor a filter.
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) =>
      void sendFailure(addressError(request) ?? error, request, reply.headers(common)),
    routerOptions: {
      ignoreTrailingSlash: true,
      ignoreDuplicateSlashes: true,
      // An id of any length reaches its route and is unknown there.
      maxParamLength: LONGEST_ADDRESS,
    },
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(env), adapter, {
    rawBody: true,
    // Silent until the logger below is set: an earlier error is thrown to the caller.
    logger: false,
    abortOnError: false,
  });
  app.useLogger(app.get(Logger));
  setApiPrefix(app);
  const fastify = adapter.getInstance();
  stateBodyLimits(app);
  limitBodies(app);
  const readiness = app.get(Readiness);
  // The first hook, so that nothing else reads an address that is too long.
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('X-Request-Id', request.id).headers(common);
    if (readiness.isStopping) void reply.header('Connection', 'close');
    const error = addressError(request) ?? hostError(request);
    if (!error) return done();
    return void sendFailure(error, request, reply.header('Connection', 'close'));
  });
  refuseExpectations(fastify, common);
  limitArrival(fastify, env.REQUEST_TIMEOUT_MS, answerClientError);
  await app.register(cookie);
  await addCompression(app);
  const inFlight = app.get(InFlightRequests);
  inFlight.count(fastify);
  limitSlowReaders(fastify, () => inFlight.all, readerLimits(env.REQUEST_TIMEOUT_MS));
  allowEmptyBodies(fastify);
  countRequests(fastify, app.get(Metrics));
  trackRequests(fastify);
  nameRequests(fastify);
  addCacheHeaders(fastify);
  compressShortBodies(fastify);
  if (env.API_DOCS) allowDocsPage(fastify);
  if (env.DATABASE_READ_URL) readOnReplica(fastify);
  if (env.API_DOCS) mountOpenApi(app);
  return app;
}

/** Refuses an address that is too long to be read by a log line, a route or a page. */
const addressError = ({ url }: FastifyRequest) =>
  url.length > LONGEST_ADDRESS ? new HttpException('', HttpStatus.URI_TOO_LONG) : undefined;

/** Prefixes every route with `/api`, except those that clients expect elsewhere. */
export function setApiPrefix(app: NestFastifyApplication): void {
  app.setGlobalPrefix('api', {
    exclude: ['health/*path', 'media/*path', 'sitemap.xml', 'robots.txt'],
  });
}
