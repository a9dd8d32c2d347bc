import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { DAY_MS, HOUR_MS } from '../../kernel/time.js';

const YEAR_MS = 365 * DAY_MS;

/** Files with a content hash in their names: cached for a year and compressed at build time. */
export async function serveHashed(
  fastify: FastifyInstance,
  root: string,
  prefix: string,
): Promise<void> {
  await fastify.register(fastifyStatic, {
    root: join(root, 'assets'),
    prefix,
    preCompressed: true,
    immutable: true,
    maxAge: YEAR_MS,
    index: false,
    decorateReply: false,
  });
}

/** The few files with fixed names, such as the icon. */
export async function serveNamed(
  fastify: FastifyInstance,
  root: string,
  prefix: string,
): Promise<void> {
  await fastify.register(fastifyStatic, {
    root,
    prefix,
    wildcard: false,
    globIgnore: ['assets/**', '.vite/**', '**/*.{html,br,gz}'],
    maxAge: HOUR_MS,
    index: false,
    decorateReply: false,
  });
}
