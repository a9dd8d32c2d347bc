import { Injectable } from '@nestjs/common';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { NotFound } from '../../../kernel/domain-error.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { OwnFactors } from '../domain/auth-errors.js';
import { factorsChanged } from '../domain/auth-events.js';
import { type FactorChange, methodsOf } from '../domain/second-factor.js';
import { checkMayManage, type StaffActor } from '../domain/staff.js';
import type { User } from '../domain/user.js';
import { AuditLog } from '../ports/audit-log.js';
import { FactorChallenges } from '../ports/factor-challenges.js';
import { SecondFactorStore } from '../ports/second-factor-store.js';
import { SecurityLog } from '../ports/security-log.js';
import { SessionStore } from '../ports/session-store.js';
import { UserRepository } from '../ports/user-repository.js';

type Removal = Extract<FactorChange, 'removed-by-owner' | 'removed-by-staff'>;

/**
 * Removes the second factors of an account whose user has lost them. All its sessions end, and the user
 * hears of it by email.
 */
@Injectable()
export class RemoveLostFactors {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: UserRepository,
    private readonly factors: SecondFactorStore,
    private readonly challenges: FactorChallenges,
    private readonly sessions: SessionStore,
    private readonly auditLog: AuditLog,
    private readonly events: DomainEvents,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Those of a member of the staff.
   * @throws NotFound where nobody of the staff has the id, or they have no second factor
   * @throws OwnFactors
   */
  async ofStaff(userId: string, actor: Pick<StaffActor, 'id'>): Promise<void> {
    await this.unitOfWork.run(async () => {
      const user = await this.users.find(userId);
      if (!user?.staffRole) throw new NotFound('Staff member');
      await this.remove(user, actor, 'staff.remove-factors', 'removed-by-owner');
    });
  }

  /** Those of any account. @throws NotFound, OwnFactors; NotAllowed for an account of the staff */
  async ofUser(userId: string, actor: StaffActor): Promise<void> {
    await this.unitOfWork.run(async () => {
      const user = await this.users.find(userId);
      if (!user) throw new NotFound('User');
      checkMayManage(actor, user);
      await this.remove(user, actor, 'users.remove-factors', 'removed-by-staff');
    });
  }

  private async remove(
    { id: userId, email }: Pick<User, 'id' | 'email'>,
    actor: Pick<StaffActor, 'id'>,
    action: string,
    change: Removal,
  ): Promise<void> {
    if (userId === actor.id) throw new OwnFactors();
    await this.factors.lock(userId);
    const before = methodsOf(await this.factors.factorsOf(userId));
    if (!(await this.factors.removeAll(userId))) throw new NotFound('Second factor');
    await this.challenges.deleteAllOf(userId);
    await this.sessions.endAllOf(userId);
    await this.auditLog.record({
      actor,
      action,
      subject: `person ${userId}`,
      before: { email, factors: before },
      after: { email, factors: [] },
    });
    await this.securityLog.record({ kind: 'factor.removed', userId, subject: change });
    await this.events.publish(factorsChanged, { personId: userId, change });
  }
}
