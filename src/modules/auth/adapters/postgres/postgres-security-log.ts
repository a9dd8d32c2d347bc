import { Injectable, Logger, Optional } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { securityEvents } from '../../../../../common/contract/security-event.js';
import { Clock } from '../../../../kernel/time.js';
import { Ids } from '../../../../kernel/ids.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { Statements } from '../../../../platform/database/statements.js';
import { afterCommit, transactions } from '../../../../platform/database/transaction.js';
import { SecurityLines } from '../../../../platform/logging/security-lines.js';
import { AttemptSources } from '../../domain/attempt-sources.js';
import { type NewSecurityEvent, SecurityLog } from '../../ports/security-log.js';
import { currentCaller } from './caller.js';
import { COUNT_ATTEMPTS } from './postgres-security-log.sql.js';
import { SecurityEventEntity } from './security-event.entity.js';
import { WriteCombiner } from './write-combiner.js';

/** Writes the table `security_event`, and a line of the log for each event. */
@Injectable()
export class PostgresSecurityLog extends SecurityLog {
  private readonly logger = new Logger('Security');
  private readonly sources = new AttemptSources();
  private readonly combiner = new WriteCombiner();
  private readonly countAttempts = this.statements.sql(COUNT_ATTEMPTS, {});

  constructor(
    private readonly repositories: Repositories,
    private readonly statements: Statements,
    private readonly ids: Ids,
    private readonly clock: Clock,
    /** Absent at the command line, whose output nobody ships. */
    @Optional() private readonly lines?: SecurityLines,
  ) {
    super();
  }

  async record(event: NewSecurityEvent): Promise<void> {
    const { address, device, actorId } = currentCaller();
    const at = this.clock.now();
    const row = {
      id: this.ids.next(),
      kind: event.kind,
      userId: event.userId ?? null,
      actorId,
      address,
      device,
      trustedDevice: event.isTrustedDevice ?? null,
      subject: event.subject ?? null,
      count: 1,
      firstAt: at,
      at,
    } satisfies SecurityEventEntity;
    await this.repositories.writeAlone(SecurityEventEntity).insert(row);
    // What is rolled back has not happened.
    if (transactions.getStore()) afterCommit(async () => this.writeLine(event));
    else this.writeLine(event);
  }

  async count(event: NewSecurityEvent): Promise<void> {
    this.writeLine(event);
    const caller = currentCaller();
    const at = this.clock.now();
    const { kind, userId = null, isTrustedDevice = null } = event;
    const { key, address } = this.sources.entryOf({ kind, userId, address: caller.address }, at);
    const { device } = caller;
    await this.combiner.add(key, async (count) => {
      try {
        const values = [idOf(key), kind, userId, address, device, isTrustedDevice, at, count];
        await this.countAttempts.writeAlone(values);
      } catch (error) {
        this.logger.warn(`Security event ${kind} not stored, but logged: ${String(error)}`);
      }
    });
  }

  async deleteBefore(time: Date, limit: number): Promise<number> {
    const events = this.repositories.write(SecurityEventEntity);
    const oldest = events
      .createQueryBuilder('event')
      .select('event.id')
      .where('event.at < :time')
      .orderBy('event.at')
      .limit(limit);
    const { affected } = await events
      .createQueryBuilder()
      .delete()
      .where(`id IN (${oldest.getQuery()})`, { time })
      .execute();
    return affected ?? 0;
  }

  private writeLine({ kind, userId, subject, isTrustedDevice }: NewSecurityEvent): void {
    const { label, isRefusal } = securityEvents[kind];
    const { requestId, actorId, address, device } = currentCaller();
    this.lines?.write(
      isRefusal ? 'warn' : 'info',
      {
        event: kind,
        userId,
        actorId: actorId ?? undefined,
        subject,
        requestId,
        clientAddress: address ?? undefined,
        device: device ?? undefined,
        trustedDevice: isTrustedDevice,
      },
      label,
    );
  }
}

/** The same id for the same key, so that attempts find their entry without another index. */
function idOf(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 32);
}
