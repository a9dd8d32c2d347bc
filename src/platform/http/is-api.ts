import type { FastifyRequest } from 'fastify';

const API = /^\/api(\/|\?|$)/;

/**
 * Whether a request is for the API. The route that it found tells, since one address can be written
 * in many ways (`//api`, `/%61pi`, `http://any.host/api`); what found none goes by its address.
 */
export function isApi({ routeOptions, url }: FastifyRequest): boolean {
  return API.test(routeOptions.url ?? '') || API.test(url);
}
