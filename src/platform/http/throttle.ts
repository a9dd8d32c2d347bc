import { type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError, type FieldError } from '../../kernel/domain-error.js';
import { MINUTE_MS } from '../../kernel/time.js';
import type { Rate } from './throttle-store.js';

/** The period of strict limits, in ms. */
export const TEN_MINUTES = 10 * MINUTE_MS;

/** Rate of one address or account. A page makes about ten calls. */
export const CALL_RATE: Rate = { limit: 1_200, perMs: MINUTE_MS };

/** Pages rendered for one address: more than any reader opens, against crawlers of the whole site. */
export const PAGE_RATE: Rate = { limit: 600, perMs: MINUTE_MS };

const STRICT_KEY = 'vigor:strict';

/**
 * Limits a route that checks passwords or sends emails to `limit` calls in ten minutes per account,
 * or per address of a guest, which a household, an office or a school shares. On a controller it limits each
 * of its routes that has no limit of its own and is not read by GET.
 */
export const StrictlyThrottled = (limit: number) =>
  SetMetadata<string, Rate>(STRICT_KEY, { limit, perMs: TEN_MINUTES });

/** The strict limit of a route; undefined where it has none. */
export function strictRateOf(context: ExecutionContext): Rate | undefined {
  const ofRoute = rateAt(context.getHandler());
  if (ofRoute || isRead(context)) return ofRoute;
  return rateAt(context.getClass());
}

/** The rate at which one caller may call a route that writes. */
export const writeRateOf = (controller: object, handler: object): Rate =>
  rateAt(handler) ?? rateAt(controller) ?? CALL_RATE;

const rateAt = (place: object): Rate | undefined => Reflect.getMetadata(STRICT_KEY, place);

const isRead = (context: ExecutionContext) =>
  ['GET', 'HEAD'].includes(context.switchToHttp().getRequest<FastifyRequest>().method);

/** The rate limit is exceeded; `retryAfterMs` is the wait in ms, `errors` what is shown under fields. */
export class RateLimitExceeded extends DomainError {
  constructor(
    retryAfterMs: number,
    message = 'Too many requests. Please try again later.',
    errors: readonly FieldError[] = [],
  ) {
    super('too_many', 'too_many', message, {
      errors,
      retryAfter: Math.max(1, Math.ceil(retryAfterMs / 1000)),
    });
  }
}

/**
 * Stands for the address of calls that the shop makes to its own API to render a page; no socket
 * has it.
 */
export const OWN_ADDRESS = 'the shop itself';

/** Whether the shop itself makes the call. Decided by the socket, which no header can forge. */
export function isOwnCall({ socket }: FastifyRequest): boolean {
  return socket.remoteAddress === OWN_ADDRESS;
}

/** Knows the devices that proved earlier that they are their owner's. */
export abstract class TrustedDevices {
  /**
   * The rate limit key of a request by a trusted device, for the account that it names, in place of
   * an address that others share; undefined for every other request.
   */
  abstract trackerOf(request: FastifyRequest): Promise<string | undefined>;
}
