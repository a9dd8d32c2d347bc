import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { Clock } from '../../../../kernel/clock.js';
import { LOCKS } from '../../../../platform/database/advisory-lock.js';
import { asBoolean } from '../../../../platform/database/decode.js';
import { value } from '../../../../platform/database/fields.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { Statements } from '../../../../platform/database/statements.js';
import { ImportRunning } from '../../domain/catalog-errors.js';
import { type ImportCounts, ImportRepository } from '../../ports/import-repository.js';
import { TRY_TO_LOCK } from './postgres-import-repository.sql.js';
import { ProductImportEntity } from './product-import.entity.js';

const WEEK_MS = 7 * 86_400_000;

/** Serializes imports by a transaction lock, and stores completed ones in `product_import`. */
@Injectable()
export class PostgresImportRepository extends ImportRepository {
  private readonly tryToLock = this.statements.sql(TRY_TO_LOCK, { isLocked: value(asBoolean) });

  constructor(
    private readonly repositories: Repositories,
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {
    super();
  }

  async begin(key: string | undefined): Promise<ImportCounts | undefined> {
    const [lock] = await this.tryToLock.write([LOCKS.import]);
    if (!lock?.isLocked) throw new ImportRunning();
    if (!key) return undefined;
    const done = await this.repositories.read(ProductImportEntity).findOneBy({ key });
    return done ? { created: done.created, edited: done.edited } : undefined;
  }

  async remember(key: string, { created, edited }: ImportCounts): Promise<void> {
    const imports = this.repositories.write(ProductImportEntity);
    const now = this.clock.now();
    await imports.delete({ doneAt: LessThan(new Date(now.getTime() - WEEK_MS)) });
    await imports.insert({ key, created, edited, doneAt: now });
  }
}
