import type { FastifyRequest } from 'fastify';

/**
 * Stands for the address of calls that the shop makes to its own API to render a page; no socket
 * has it.
 */
export const OWN_ADDRESS = 'the shop itself';

/** Whether the shop itself makes the call. Decided by the socket, which no header can forge. */
export function isOwnCall({ socket }: FastifyRequest): boolean {
  return socket.remoteAddress === OWN_ADDRESS;
}
