import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/time.js';
import { InvalidLoginLink } from '../domain/auth-errors.js';
import { LoginLinks } from '../ports/login-links.js';
import { SecurityLog } from '../ports/security-log.js';
import { UserRepository } from '../ports/user-repository.js';
import { AccountDevices } from './account-devices.js';

/** Has an account trust the device on which its user opened a login link. Password and factor are still asked for. */
@Injectable()
export class OpenLoginLink {
  constructor(
    private readonly links: LoginLinks,
    private readonly users: UserRepository,
    private readonly devices: AccountDevices,
    private readonly clock: Clock,
    private readonly securityLog: SecurityLog,
  ) {}

  /** The account of a link. @throws InvalidLoginLink for one that is forged or has expired */
  async accountOf(token: string): Promise<{ id: string; email: string }> {
    const userId = this.links.userOf(token, this.clock.now());
    const user = userId === undefined ? undefined : await this.users.find(userId);
    if (!user || user.blockedAt) throw new InvalidLoginLink();
    return user;
  }

  /** @throws InvalidLoginLink */
  async execute(token: string, deviceHash: string): Promise<void> {
    const { id: userId } = await this.accountOf(token);
    await this.devices.trust(userId, deviceHash, 'email');
    await this.securityLog.record({ kind: 'login.link-used', userId });
  }
}
