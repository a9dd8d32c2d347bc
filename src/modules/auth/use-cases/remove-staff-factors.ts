import { Injectable } from '@nestjs/common';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { NotFound } from '../../../kernel/domain-error.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { factorsChanged } from '../domain/auth-events.js';
import { methodsOf } from '../domain/second-factor.js';
import { AuditLog } from '../ports/audit-log.js';
import { FactorChallenges } from '../ports/factor-challenges.js';
import { SecondFactorStore } from '../ports/second-factor-store.js';
import { SecurityLog } from '../ports/security-log.js';
import { SessionStore } from '../ports/session-store.js';
import { UserRepository } from '../ports/user-repository.js';

/**
 * Removes the second factors of a member of the staff who has lost them. Their sessions end, and they
 * hear of it by email.
 */
@Injectable()
export class RemoveStaffFactors {
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

  /** @throws NotFound where nobody of the staff has the id, or they have no second factor */
  async execute(userId: string, actor: { id: string }): Promise<void> {
    await this.unitOfWork.run(async () => {
      const user = await this.users.find(userId);
      if (!user?.staffRole) throw new NotFound('Staff member');
      await this.factors.lock(userId);
      const before = methodsOf(await this.factors.factorsOf(userId));
      if (!(await this.factors.removeAll(userId))) throw new NotFound('Second factor');
      await this.challenges.deleteAllOf(userId);
      await this.sessions.endAllOf(userId);
      await this.auditLog.record({
        actor,
        action: 'staff.remove-factors',
        subject: `person ${userId}`,
        before: { email: user.email, factors: before },
        after: { email: user.email, factors: [] },
      });
      const change = 'removed-by-owner';
      await this.securityLog.record({ kind: 'factor.removed', userId, subject: change });
      await this.events.publish(factorsChanged, { personId: userId, change });
    });
  }
}
