import type { INestApplication } from '@nestjs/common';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import { type NestFastifyApplication, RouteConfig } from '@nestjs/platform-fastify';
import { ApiExtension } from '@nestjs/swagger';
import type { RawServerDefault } from 'fastify';
import { MINUTE_MS } from '../../kernel/time.js';
import { type JsonSize, sizeOfBody } from './body-size.js';
import { writeRateOf } from './throttle.js';

type Class = new () => object;

/**
 * What a body may have beyond the largest valid one: a text or a list that is a little too long is told by the name
 * of its field, and fields of another release are dropped.
 */
const SPARE: JsonSize = { bytes: 4 * 1024, values: 64, depth: 2 };
/** For a route that reads no body, in bytes: some clients send `{}`. */
export const NO_BODY = 1024;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** In bytes. */
    bodyLimit?: number;
    /** The body is read as it was sent, and not parsed. */
    isRawBody?: boolean;
  }
}

/** A route that takes its body as it was sent, of so many bytes at most: what has signed it decides what it is. */
export const RawBody = (mostBytes: number) =>
  RouteConfig({ bodyLimit: mostBytes, isRawBody: true });

const limits = new WeakMap<Class, JsonSize>();

/** The largest body that is read into a class. */
export function limitOf(body: Class): JsonSize {
  const known = limits.get(body);
  if (known) return known;
  const { bytes, values, depth } = sizeOfBody(body);
  const limit = {
    bytes: bytes + SPARE.bytes,
    values: values + SPARE.values,
    depth: depth + SPARE.depth,
  };
  limits.set(body, limit);
  return limit;
}

/** Where the OpenAPI document has the largest body of a route, in bytes, and how often one caller may send it. */
const LARGEST_BODY = 'x-largest-body';
const CALLS_PER_MINUTE = 'x-calls-per-minute';

/**
 * Has each route state the largest body that it reads, for Fastify and for the OpenAPI document. Called before the
 * routes are made.
 * @throws Error naming a field whose rules do not say how large it can be
 */
export function stateBodyLimits(app: INestApplication): void {
  const scanner = new MetadataScanner();
  for (const { controllers } of app.get(ModulesContainer).values()) {
    for (const { metatype } of controllers.values()) {
      if (typeof metatype !== 'function') continue;
      const prototype = metatype.prototype as object;
      for (const name of scanner.getAllMethodNames(prototype))
        stateLimit(metatype, prototype, name);
    }
  }
}

function stateLimit(controller: object, prototype: object, name: string): void {
  const method = Object.getOwnPropertyDescriptor(prototype, name) as
    TypedPropertyDescriptor<object> | undefined;
  const parameters: unknown = Reflect.getMetadata('design:paramtypes', prototype, name);
  const body = Array.isArray(parameters) ? parameters.find(isBodyClass) : undefined;
  if (!method?.value || !body) return;
  const { bytes } = limitOf(body);
  const { limit, perMs } = writeRateOf(controller, method.value);
  RouteConfig({ bodyLimit: bytes })(prototype, name, method);
  ApiExtension(LARGEST_BODY, bytes)(prototype, name, method);
  ApiExtension(CALLS_PER_MINUTE, (limit * MINUTE_MS) / perMs)(prototype, name, method);
}

/** Refuses what is larger than its route states, before it is read. */
export function limitBodies(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRoute', (route) => {
    route.bodyLimit ??= route.config?.bodyLimit;
  });
  // Nobody reads what is sent to an address without a route: Fastify has no parser for it.
  fastify.addHook('preParsing', (request, _reply, _payload, done) => {
    if (request.is404) delete request.headers['content-type'];
    done();
  });
  const parse = fastify.getDefaultJsonParser('error', 'error');
  app.useBodyParser<RawServerDefault>(
    'application/json',
    { bodyLimit: NO_BODY },
    (request, body, done) => {
      if (request.routeOptions.config.isRawBody) return done(null, undefined);
      return parse(request, body.toString(), done);
    },
  );
}

/** Classes of bodies are named so; those of queries have rules, too. */
export const isBodyClass = (type: unknown): type is Class =>
  typeof type === 'function' && type.name.endsWith('Body');
