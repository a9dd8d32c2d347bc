import type { FastifyRequest } from 'fastify';

/** Knows the devices that proved earlier that they are their owner's. */
export abstract class TrustedDevices {
  /**
   * The rate limit key of a request by a trusted device, for the account that it names, in place of
   * an address that others share; undefined for every other request.
   */
  abstract trackerOf(request: FastifyRequest): string | undefined;
}
