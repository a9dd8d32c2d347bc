import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.js';
import { LOCKS } from '../../../../platform/database/advisory-lock.js';
import { Database } from '../../../../platform/database/database.js';
import { ImportRunning } from '../../domain/catalog-errors.js';
import { type ImportCounts, Imports } from '../../ports/imports.js';

const WEEK_MS = 7 * 86_400_000;

/** One import at a time by a lock of the transaction; those that are done in `product_import`. */
@Injectable()
export class PostgresImports extends Imports {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  async begin(key: string | undefined): Promise<ImportCounts | undefined> {
    const [lock] = await this.database.write<{ taken: boolean }>(
      'SELECT pg_try_advisory_xact_lock($1) AS taken',
      [LOCKS.import],
    );
    if (!lock?.taken) throw new ImportRunning();
    if (!key) return undefined;
    const [done] = await this.database.write<{ created: number; edited: number }>(
      'SELECT created, edited FROM product_import WHERE key = $1',
      [key],
    );
    return done;
  }

  async remember(key: string, { created, edited }: ImportCounts): Promise<void> {
    const now = this.clock.now();
    await this.database.write('DELETE FROM product_import WHERE done_at < $1', [
      new Date(now.getTime() - WEEK_MS),
    ]);
    await this.database.write(
      'INSERT INTO product_import (key, created, edited, done_at) VALUES ($1, $2, $3, $4)',
      [key, created, edited, now],
    );
  }
}
