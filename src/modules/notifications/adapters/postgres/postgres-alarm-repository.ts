import { Injectable } from '@nestjs/common';
import { ALARMS } from '../../../../../common/contract/alarms.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { TransactionLock } from '../../../../platform/database/transaction-lock.js';
import type { Alarm } from '../../domain/alarm.js';
import { AlarmRepository } from '../../ports/alarms.js';
import { AlarmEntity } from './alarm.entity.js';

/** The table `alarm`: one row for each that was ever raised. */
@Injectable()
export class PostgresAlarmRepository extends AlarmRepository {
  constructor(
    private readonly repositories: Repositories,
    private readonly lock: TransactionLock,
  ) {
    super();
  }

  async all(): Promise<readonly Alarm[]> {
    const rows = await this.repositories.read(AlarmEntity).find({ order: { name: 'ASC' } });
    // A newer release may have alarms more.
    return rows.flatMap((row) => {
      const name = ALARMS.find((known) => known === row.name);
      return name ? [{ ...row, name }] : [];
    });
  }

  async lockAll(): Promise<readonly Alarm[]> {
    await this.lock.take('alarms');
    return this.all();
  }

  async save(alarms: readonly Alarm[]): Promise<void> {
    if (alarms.length === 0) return;
    await this.repositories.write(AlarmEntity).upsert([...alarms], ['name']);
  }
}
