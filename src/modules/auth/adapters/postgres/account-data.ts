import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type DataSubject,
  PersonalDataRegistry,
  PersonalDataSource,
} from '../../../../kernel/personal-data.js';
import { Clock } from '../../../../kernel/time.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { Avatars } from '../../ports/user-repository.js';
import { EmailChangeEntity, PasswordResetEntity } from './account-changes.entity.js';
import {
  FactorChallengeEntity,
  PasskeyEntity,
  RecoveryCodeEntity,
  TotpFactorEntity,
} from './factors.entity.js';
import { SessionEntity } from './session.entity.js';
import { StaffInvitationEntity } from './staff-invitation.entity.js';
import { TrustedDeviceEntity } from './trusted-device.entity.js';
import { UserEntity } from './user.entity.js';

/** A hash of no password. */
const NO_PASSWORD = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** What is left of an account: its id, which orders and logs refer to. `.invalid` is nobody's domain. */
const erasedAccount = (id: string, at: Date) =>
  ({
    name: 'Erased customer',
    email: `erased-${id}@erased.invalid`,
    passwordHash: NO_PASSWORD,
    address: null,
    phone: null,
    image: null,
    blockedAt: at,
    erasedAt: at,
  }) satisfies Partial<UserEntity>;

/** All rows of an account that are of no use without it; no secret of them is exported. */
const OF_ACCOUNT = [
  SessionEntity,
  EmailChangeEntity,
  PasswordResetEntity,
  TotpFactorEntity,
  PasskeyEntity,
  RecoveryCodeEntity,
  FactorChallengeEntity,
  TrustedDeviceEntity,
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

  override get erasedEntities() {
    return OF_ACCOUNT;
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
