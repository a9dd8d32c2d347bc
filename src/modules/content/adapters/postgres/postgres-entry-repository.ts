import { Injectable } from '@nestjs/common';
import type { ContentListId } from '../../../../../common/contract/content-lists.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { afterCommit } from '../../../../platform/database/transaction.js';
import { TransactionLock } from '../../../../platform/database/transaction-lock.js';
import { CacheInvalidation } from '../../../../platform/invalidation/cache-invalidation.js';
import type { ListEntry } from '../../domain/list-entry.js';
import { EntryRepository } from '../../ports/entry-repository.js';
import { ListEntryEntity } from './entities.js';

const IN_ORDER = { position: 'ASC', id: 'ASC' } as const;

@Injectable()
export class PostgresEntryRepository extends EntryRepository {
  constructor(
    private readonly repositories: Repositories,
    private readonly transactionLock: TransactionLock,
    private readonly invalidation: CacheInvalidation,
  ) {
    super();
  }

  async all(list: ContentListId): Promise<readonly ListEntry[]> {
    const entries = this.repositories.read(ListEntryEntity);
    return (await entries.find({ where: { list }, order: IN_ORDER })).map(toEntry);
  }

  async lockAll(list: ContentListId): Promise<readonly ListEntry[]> {
    // A lock of the rows would not hold for one that another transaction adds.
    await this.transactionLock.take(`content list ${list}`);
    return (await this.entries.find({ where: { list }, order: IN_ORDER })).map(toEntry);
  }

  async add(entry: ListEntry): Promise<void> {
    afterCommit(this.announce);
    await this.entries.insert(toRow(entry));
  }

  async save({ id, ...entry }: ListEntry): Promise<void> {
    afterCommit(this.announce);
    const { values, isShown, version, position } = entry;
    await this.entries.update({ id }, { values, isShown, version, position });
  }

  async remove({ id }: ListEntry): Promise<void> {
    afterCommit(this.announce);
    await this.entries.delete({ id });
  }

  async reorder(list: ContentListId, ids: readonly string[]): Promise<void> {
    afterCommit(this.announce);
    await this.entries
      .createQueryBuilder()
      .update()
      .set({ position: () => 'array_position(:ids::uuid[], id)' })
      .where({ list })
      .setParameters({ ids })
      .execute();
  }

  private get entries() {
    return this.repositories.write(ListEntryEntity);
  }

  private readonly announce = () => this.invalidation.announce('content');
}

const toRow = ({ id, list, values, isShown, version, position }: ListEntry) =>
  ({ id, list, values, isShown, version, position }) satisfies ListEntryEntity;

const toEntry = ({ id, list, values, isShown, version, position }: ListEntryEntity) =>
  ({ id, list, values, isShown, version, position }) satisfies ListEntry;
