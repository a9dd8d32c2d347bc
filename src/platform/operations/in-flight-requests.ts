import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';

/** Checks in a row without a request before the process counts as quiet. */
const CHECKS = 5;
/** Between two checks, in ms. In each pause the process reads what has arrived on its sockets. */
const EVERY_MS = 20;
/** How long requests that keep arriving may delay the end, in ms. */
const LONGEST_MS = 5_000;

/** The requests that this process has received and whose response has not been sent to its end. */
@Injectable()
export class InFlightRequests {
  private readonly unanswered = new Set<FastifyReply>();
  private received = 0;

  count(fastify: FastifyInstance): void {
    fastify.addHook('onRequest', (_request, reply, done) => {
      this.unanswered.add(reply);
      this.received++;
      reply.raw.once('close', () => this.unanswered.delete(reply));
      done();
    });
  }

  /** Those of now. */
  get all(): Iterable<FastifyReply> {
    return this.unanswered;
  }

  /**
   * Resolves when all requests are answered and no more have arrived for a moment: some may have
   * reached the machine, but not yet been read when this is called.
   */
  async quiet(): Promise<void> {
    const deadline = Date.now() + LONGEST_MS;
    let [checks, received] = [0, this.received];
    while (checks < CHECKS && Date.now() < deadline) {
      await pause(EVERY_MS);
      checks = this.unanswered.size === 0 && this.received === received ? checks + 1 : 0;
      received = this.received;
    }
  }
}
