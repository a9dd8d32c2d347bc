import type { FastifyInstance, FastifyReply } from 'fastify';
import { callerAddress } from './caller-address.js';
import { isOwnCall } from './throttle.js';

export interface ReaderLimits {
  readonly checkEveryMs: number;
  /** The least that a reader has to take of what waits in its socket, in bytes a second. */
  readonly leastRate: number;
  /** How many readers of one address may stand still at once, such as of an office or a carrier. */
  readonly mostStanding: number;
  /** After that time without a byte a reader stands still, and counts. */
  readonly standingMs: number;
  /** After that time it is cut. */
  readonly cutMs: number;
}

/** By the patience of the shop with a request, in ms. */
export const readerLimits = (patienceMs: number): ReaderLimits => ({
  checkEveryMs: 1_000,
  // A poor mobile connection.
  leastRate: 4 * 1024,
  mostStanding: 32,
  standingMs: patienceMs / 3,
  // The system frees the buffer of a connection in large steps, so that a slow line seems to stand still for long.
  cutMs: 2 * patienceMs,
});

/** What was seen of a response that is being sent. */
interface Sending {
  readonly reply: FastifyReply;
  /** What the reader had taken at the last check, in bytes. */
  taken: number;
  /** For how long that has not become more, in ms. */
  stillMs: number;
}

/**
 * Cuts the connection of a reader who takes nothing of a response for `cutMs`, or of the one who has stood still for
 * longest while more than `mostStanding` of an address do. A reader on a slow line takes its time: only those that
 * stand still count, and nobody is judged while the shop has nothing to send.
 *
 * @param unanswered the requests whose response has not been sent to its end
 */
export function limitSlowReaders(
  fastify: FastifyInstance,
  unanswered: () => Iterable<FastifyReply>,
  limits: ReaderLimits,
): void {
  let sendings = new Map<FastifyReply, Sending>();
  let checkedAt = performance.now();
  const check = () => {
    const now = performance.now();
    // While the process itself stood still nobody could take anything.
    const passedMs = Math.min(now - checkedAt, 2 * limits.checkEveryMs);
    checkedAt = now;
    const known = sendings;
    sendings = new Map();
    for (const reply of unanswered()) {
      if (isOwnCall(reply.request)) continue;
      const sending = known.get(reply) ?? { reply, taken: 0, stillMs: 0 };
      observe(sending, passedMs);
      sendings.set(reply, sending);
    }
    for (const { reply } of tooStill([...sendings.values()], limits)) reply.raw.socket?.destroy();
  };
  const checks = setInterval(check, limits.checkEveryMs).unref();
  fastify.addHook('onClose', (_instance, done) => {
    clearInterval(checks);
    done();
  });
}

function observe(sending: Sending, passedMs: number): void {
  const { socket } = sending.reply.raw;
  const waiting = socket?.writableLength ?? 0;
  const taken = (socket?.bytesWritten ?? 0) - waiting;
  const isStill = waiting > 0 && taken === sending.taken;
  sending.stillMs = isStill ? sending.stillMs + passedMs : 0;
  sending.taken = taken;
}

function tooStill(sendings: readonly Sending[], limits: ReaderLimits): readonly Sending[] {
  const { standingMs, cutMs, mostStanding } = limits;
  const cut: Sending[] = [];
  const standing = new Map<string, Sending[]>();
  for (const sending of sendings) {
    const beyondMs = sending.stillMs - slowLineMs(sending, limits);
    const address = callerAddress(sending.reply.request);
    if (beyondMs >= cutMs) cut.push(sending);
    else if (beyondMs >= standingMs) {
      standing.set(address, [...(standing.get(address) ?? []), sending]);
    }
  }
  for (const ofAddress of standing.values()) {
    const longestFirst = ofAddress.sort((one, other) => other.stillMs - one.stillMs);
    cut.push(...longestFirst.slice(0, Math.max(0, ofAddress.length - mostStanding)));
  }
  return cut;
}

/** How long a slow line may need for what waits, of which nothing is seen until the system has taken a whole piece. */
const slowLineMs = ({ reply }: Sending, { leastRate }: ReaderLimits): number =>
  ((reply.raw.socket?.writableLength ?? 0) / leastRate) * 1_000;
