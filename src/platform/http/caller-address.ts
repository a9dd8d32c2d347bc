import { normalizeIp } from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';

/** Whom a call is counted for: its address, or in IPv6 the network of one customer, a /64. */
export function callerAddress({ ip }: FastifyRequest): string {
  return normalizeIp(ip, 64);
}
