import type { FastifyRequest } from 'fastify';

/** Stands for the address where the shop itself calls its API, to draw a page: no socket has it. */
export const OWN_ADDRESS = 'the shop itself';

/** Whether the shop itself calls. It goes by the socket, of which no header says anything. */
export function isOwnCall({ socket }: FastifyRequest): boolean {
  return socket.remoteAddress === OWN_ADDRESS;
}
