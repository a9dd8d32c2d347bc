import { Injectable } from '@nestjs/common';
import { WrongCurrentPassword } from '../domain/auth-errors.js';
import { Passwords } from '../ports/passwords.js';
import { SecurityLog } from '../ports/security-log.js';
import { UserRepository } from '../ports/user-repository.js';

/** Asks for the password again, before what a stolen session must not do. */
@Injectable()
export class ConfirmPassword {
  constructor(
    private readonly users: UserRepository,
    private readonly passwords: Passwords,
    private readonly securityLog: SecurityLog,
  ) {}

  /** @returns the hash of the password, which was right. @throws WrongCurrentPassword */
  async execute(userId: string, password: string): Promise<string> {
    const user = await this.users.credentialsOf(userId);
    const fits = await this.passwords.verify(user?.passwordHash, password, true);
    if (!user || !fits) {
      await this.securityLog.count({ kind: 'password.refused', userId });
      throw new WrongCurrentPassword();
    }
    return user.passwordHash;
  }
}
