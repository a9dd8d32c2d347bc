import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { Env } from '../../../../config/env.js';
import { Clock } from '../../../../kernel/time.js';
import { isId } from '../../../../kernel/ids.js';
import { LOCKS } from '../../../../platform/database/advisory-lock.js';
import { asBoolean } from '../../../../platform/database/decode.js';
import { computed } from '../../../../platform/database/fields.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { Statements } from '../../../../platform/database/statements.js';
import { TransactionLock } from '../../../../platform/database/transaction-lock.js';
import { ImportRunning } from '../../domain/catalog-errors.js';
import {
  type CompletedImport,
  type ImportCounts,
  ImportRepository,
} from '../../ports/import-repository.js';
import { ProductImportEntity } from './product-import.entity.js';

/** Serializes imports by a transaction lock, and stores completed ones in `product_import`. */
@Injectable()
export class PostgresImportRepository extends ImportRepository {
  private readonly tryToLock = this.statements.prepare({
    select: { isLocked: computed('pg_try_advisory_xact_lock(:key)', asBoolean) },
    params: ['key'],
    build: (query) => query.from('(SELECT 1)', 'one_row'),
  });

  constructor(
    private readonly repositories: Repositories,
    private readonly statements: Statements,
    private readonly transactionLock: TransactionLock,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {
    super();
  }

  async begin(key: string | undefined): Promise<ImportCounts | undefined> {
    const lock = await this.tryToLock.one({ key: LOCKS.import });
    if (!lock?.isLocked) throw new ImportRunning();
    return key ? this.done(key) : undefined;
  }

  async beginChange(key: string): Promise<ImportCounts | undefined> {
    await this.transactionLock.take(`product change ${key}`);
    return this.done(key);
  }

  async remember({ key, counts, file }: CompletedImport): Promise<void> {
    const imports = this.repositories.write(ProductImportEntity);
    const now = this.clock.now();
    const oldest = new Date(now.getTime() - this.env.IMPORT_FILE_MS);
    await imports.delete({ doneAt: LessThan(oldest) });
    await imports.insert({ key, ...counts, file, doneAt: now });
  }

  async file(key: string): Promise<Buffer | undefined> {
    if (!isId(key)) return undefined;
    const imports = this.repositories.read(ProductImportEntity);
    const found = await imports.findOne({ select: { key: true, file: true }, where: { key } });
    return found?.file ?? undefined;
  }

  private async done(key: string): Promise<ImportCounts | undefined> {
    const done = await this.repositories.read(ProductImportEntity).findOneBy({ key });
    return done ? { created: done.created, edited: done.edited } : undefined;
  }
}
