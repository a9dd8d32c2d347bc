import { normalizeIp } from '@nestjs/throttler';
import type { FastifyRequest } from 'fastify';
import { isIPv4 } from 'node:net';

/** An address as one caller has it: for IPv6 the /64 network of one customer. */
export function addressKey(ip: string): string {
  return normalizeIp(ip, 64);
}

/** The address of a request by which it is rate limited and logged. */
export function callerAddress({ ip }: Pick<FastifyRequest, 'ip'>): string {
  return addressKey(ip);
}

/** The network of a request, which one party can own: /24 for IPv4, /64 for IPv6. */
export function callerNetwork(request: FastifyRequest): string {
  const address = callerAddress(request);
  return isIPv4(address) ? `${address.slice(0, address.lastIndexOf('.'))}.0/24` : address;
}
