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
import { PasswordResetEntity } from './password-reset.entity.js';
import { SessionEntity } from './session.entity.js';
import { UserEntity } from './user.entity.js';

/** The account itself, its sessions and links. Erased, it is a row that nobody can use. */
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
      select: { startedAt: true, expiresAt: true },
      where: { userId },
      order: { startedAt: 'ASC' },
    });
    const changes = await this.repositories.read(EmailChangeEntity).find({
      select: { oldEmail: true, expiresAt: true },
      where: { userId },
    });
    return { ...profile, sessions, unconfirmedEmailChanges: changes };
  }

  async erase({ userId }: DataSubject): Promise<void> {
    await this.avatars.show(userId, null);
    await this.repositories.write(SessionEntity).delete({ userId });
    await this.repositories.write(EmailChangeEntity).delete({ userId });
    await this.repositories.write(PasswordResetEntity).delete({ userId });
    await this.repositories
      .write(UserEntity)
      .update({ id: userId }, erasedAccount(userId, this.clock.now()));
  }
}
