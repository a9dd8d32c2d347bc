import { normalizeIp } from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';

/** The rate limit key of a request: its address, or for IPv6 the /64 network of one customer. */
export function callerAddress({ ip }: FastifyRequest): string {
  return normalizeIp(ip, 64);
}
