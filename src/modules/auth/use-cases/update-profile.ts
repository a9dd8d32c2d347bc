import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../kernel/domain-error.js';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { emailChanged } from '../domain/auth-events.js';
import type { User, ProfileChanges } from '../domain/user.js';
import { Avatars } from '../ports/avatars.js';
import { PasswordResets } from '../ports/password-resets.js';
import { UserRepository } from '../ports/user-repository.js';

/** Changes a user's profile. */
@Injectable()
export class UpdateProfile {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly avatars: Avatars,
    private readonly resets: PasswordResets,
    private readonly events: DomainEvents,
  ) {}

  /** @throws EmailTaken @throws NotFound @throws InvalidInput for an unknown image. */
  async execute(userId: string, changes: ProfileChanges): Promise<User> {
    return this.unitOfWork.run(async () => {
      const changed = await this.users.change(userId, changes);
      if (!changed) throw new NotFound('User');
      if (changes.image !== undefined) await this.avatars.show(userId, changes.image);
      const oldEmail = changed.before.email;
      if (changed.after.email.toLowerCase() !== oldEmail.toLowerCase()) {
        // A reset link in the old mailbox must no longer open the account.
        await this.resets.dropAllOf(userId);
        await this.events.publish(emailChanged, { personId: userId, oldEmail });
      }
      return changed.after;
    });
  }
}
