import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { CurrentUser } from '../../../../platform/http/access.js';
import { PasswordConfirmation } from '../../../../platform/http/identity-proof.js';
import { NoSession } from '../../domain/auth-errors.js';
import { UserQueries } from '../../ports/user-queries.js';
import { ConfirmPassword } from '../../use-cases/confirm-password.js';
import { attemptOf, LoginAttempts } from './login-attempts.js';

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
    // The cookie of a trusted device is sent to the routes of `auth` alone.
    const attempt = attemptOf(request, user, undefined);
    await this.attempts.count(attempt, () => this.confirmPassword.execute(id, password));
  }
}
