import type { FastifyRequest } from 'fastify';
import type { CurrentUser } from './access.js';

/** Asks signed-in users for their password again, as often as a login may be tried. */
export abstract class PasswordConfirmation {
  /** @throws InvalidInput at `currentPassword` for a wrong one. @throws RateLimitExceeded */
  abstract check(caller: CurrentUser, password: string, request: FastifyRequest): Promise<void>;
}
