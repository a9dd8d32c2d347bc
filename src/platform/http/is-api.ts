import type { FastifyRequest } from 'fastify';

const API = /^\/api(\/|\?|$)/;

/**
 * Whether a request is for the API. The matched route decides, because one path can be written in
 * many ways (`//api`, `/%61pi`, `http://any.host/api`); a request without a route is judged by its
 * URL.
 */
export function isApi({ routeOptions, url }: FastifyRequest): boolean {
  return API.test(routeOptions.url ?? '') || API.test(url);
}
