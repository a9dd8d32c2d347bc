import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { CurrentUser } from '../../../../platform/http/access.js';
import { callerAddress, callerNetwork } from '../../../../platform/http/caller-address.js';
import { PasswordConfirmation } from '../../../../platform/http/password-confirmation.js';
import { NoSession } from '../../domain/auth-errors.js';
import { UserQueries } from '../../ports/user-queries.js';
import { ConfirmPassword } from '../../use-cases/confirm-password.js';
import { LoginAttempts } from './login-attempts.js';

/** Counts wrong passwords like those of logins. */
@Injectable()
export class LimitedPasswordConfirmation extends PasswordConfirmation {
  constructor(
    private readonly users: UserQueries,
    private readonly confirmPassword: ConfirmPassword,
    private readonly attempts: LoginAttempts,
  ) {
    super();
  }

  async check({ id }: CurrentUser, password: string, request: FastifyRequest): Promise<void> {
    const user = await this.users.find(id);
    if (!user) throw new NoSession();
    const origin = { address: callerAddress(request), network: callerNetwork(request) };
    // The cookie of a trusted device is sent to the login alone.
    const attempt = { ...origin, email: user.email, trustedDevice: undefined };
    await this.attempts.count(attempt, () => this.confirmPassword.execute(id, password));
  }
}
