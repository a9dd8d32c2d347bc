import { Injectable } from '@nestjs/common';
import { asDate } from '../../../../platform/database/decode.js';
import { columns, computed } from '../../../../platform/database/fields.js';
import { insertRecords, toRecords } from '../../../../platform/database/insert-rows.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { Statements } from '../../../../platform/database/statements.js';
import type { LedgerEntry, LedgerSource } from '../../domain/ledger-entry.js';
import { LedgerEntries } from '../../ports/ledger-entries.js';
import { LedgerEntryEntity } from './ledger.entity.js';

export const LEDGER_PROPERTIES = [
  ...(['sourceKind', 'sourceId', 'revision', 'line', 'kind', 'component', 'taxRate'] as const),
  ...(['amountCents', 'currency', 'orderId', 'intentId', 'country', 'state'] as const),
  ...(['day', 'eventDay', 'recordedAt', 'isOpening'] as const),
] as const satisfies readonly (keyof LedgerEntry)[];

/** Entries as rows, all of a movement added by one statement. */
@Injectable()
export class PostgresLedgerEntries extends LedgerEntries {
  /** Written with each order. */
  private readonly adding = this.statements.prepareWrite({
    entity: LedgerEntryEntity,
    params: ['records'],
    build: (entries) => insertRecords(entries, LEDGER_PROPERTIES),
  });
  private readonly bySource = this.statements.prepare({
    select: columns(LedgerEntryEntity, 'entry', LEDGER_PROPERTIES),
    params: ['kind', 'id'],
    build: (query) =>
      query
        .from(LedgerEntryEntity, 'entry')
        .where('entry.sourceKind = :kind AND entry.sourceId = :id')
        .orderBy('entry.revision')
        .addOrderBy('entry.line'),
  });

  private readonly recording = this.statements.prepare({
    select: { at: computed('ledger_recording_time()', asDate) },
    build: (query) => query.from('(SELECT 1)', 'one_row'),
  });

  constructor(
    private readonly repositories: Repositories,
    private readonly statements: Statements,
  ) {
    super();
  }

  async recordingTime(): Promise<Date> {
    const row = await this.recording.one({});
    if (!row) throw new Error('The books have no time.');
    return row.at;
  }

  async add(entries: readonly LedgerEntry[]): Promise<void> {
    const records = toRecords(this.repositories.write(LedgerEntryEntity), entries);
    await this.adding.write({ records });
  }

  ofSource({ kind, id }: LedgerSource): Promise<readonly LedgerEntry[]> {
    return this.bySource.many({ kind, id });
  }
}
