import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.js';
import {
  type DataSubject,
  PersonalDataRegistry,
  PersonalDataSource,
} from '../../../../kernel/personal-data.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { Avatars } from '../../ports/avatars.js';
import { EmailChangeEntity } from './email-change.entity.js';
import { erasedAccount } from './erased-account.js';
import { FactorChallengeEntity } from './factor-challenge.entity.js';
import { PasskeyEntity } from './passkey.entity.js';
import { PasswordResetEntity } from './password-reset.entity.js';
import { RecoveryCodeEntity } from './recovery-code.entity.js';
import { SessionEntity } from './session.entity.js';
import { StaffInvitationEntity } from './staff-invitation.entity.js';
import { TotpFactorEntity } from './totp-factor.entity.js';
import { UserEntity } from './user.entity.js';

/** All rows of an account that are of no use without it. */
const OF_ACCOUNT = [
  SessionEntity,
  EmailChangeEntity,
  PasswordResetEntity,
  TotpFactorEntity,
  PasskeyEntity,
  RecoveryCodeEntity,
  FactorChallengeEntity,
];

/** The account itself, its sessions, second factors and links. Erased, it is a row that nobody can use. */
@Injectable()
export class AccountData extends PersonalDataSource implements OnModuleInit {
  readonly section = 'account';

  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly repositories: Repositories,
    private readonly avatars: Avatars,
    private readonly clock: Clock,
  ) {
    super();
  }

  onModuleInit(): void {
    this.registry.add(this);
  }

  async export({ userId }: DataSubject): Promise<unknown> {
    const profile = await this.repositories.read(UserEntity).findOne({
      select: {
        id: true,
        name: true,
        email: true,
        address: true,
        phone: true,
        image: true,
        createdAt: true,
      },
      where: { id: userId },
    });
    const sessions = await this.repositories.read(SessionEntity).find({
      select: { startedAt: true, expiresAt: true, lastSeenAt: true, address: true, device: true },
      where: { userId },
      order: { startedAt: 'ASC' },
    });
    const passkeys = await this.repositories.read(PasskeyEntity).find({
      select: { name: true, createdAt: true, lastUsedAt: true },
      where: { userId },
      order: { createdAt: 'ASC' },
    });
    const changes = await this.repositories.read(EmailChangeEntity).find({
      select: { oldEmail: true, expiresAt: true },
      where: { userId },
    });
    return { ...profile, sessions, passkeys, unconfirmedEmailChanges: changes };
  }

  async erase({ userId, emails }: DataSubject): Promise<void> {
    await this.avatars.show(userId, null);
    for (const entity of OF_ACCOUNT) {
      await this.repositories.write<{ userId: string }>(entity).delete({ userId });
    }
    await this.repositories
      .write(StaffInvitationEntity)
      .createQueryBuilder()
      .delete()
      .where('lower(email) = ANY (:emails)', { emails: emails.map((one) => one.toLowerCase()) })
      .execute();
    await this.repositories
      .write(UserEntity)
      .update({ id: userId }, erasedAccount(userId, this.clock.now()));
  }
}
