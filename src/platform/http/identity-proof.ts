import { SetMetadata } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { CurrentUser } from './access.js';

/** Calls before which the shop can ask its staff to prove again who they are: each has its setting. */
export type ProvenAction = 'export' | 'role-change';

export const PROVEN_KEY = 'vigor:proven';

/** Declares that a route, or all of a controller, asks for a recent proof where the shop has set so. */
export const AsksForProof = (action: ProvenAction) =>
  SetMetadata<string, ProvenAction>(PROVEN_KEY, action);

/** Whether callers have proved lately who they are, where the shop asks for it. */
export abstract class IdentityProof {
  /** @throws DomainError code `reauth_required` */
  abstract checkAction(caller: CurrentUser, action: ProvenAction): Promise<void>;

  /** @param amountCents what the refund is about @throws DomainError code `reauth_required` */
  abstract checkRefund(caller: CurrentUser, amountCents: number): Promise<void>;

  /** For a change of what is asked for: while anything is. @throws DomainError code `reauth_required` */
  abstract checkSecuritySettings(caller: CurrentUser): Promise<void>;
}

/** Asks signed-in users for their password again, as often as a login may be tried. */
export abstract class PasswordConfirmation {
  /** @throws InvalidInput at `currentPassword` for a wrong one. @throws RateLimitExceeded */
  abstract check(caller: CurrentUser, password: string, request: FastifyRequest): Promise<void>;
}
