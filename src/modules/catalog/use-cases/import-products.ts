import { Injectable } from '@nestjs/common';
import { batchesOf } from '../../../kernel/batches.js';
import { Ids } from '../../../kernel/ids.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import type { Actor } from '../../../kernel/audit-entry.js';
import { AuditLog } from '../../auth/index.js';
import type { Product, ProductWrite } from '../domain/product.js';
import { type ImportedRow, ImportPlan, type ImportRow } from '../domain/import-plan.js';
import { CategoryRepository } from '../ports/category-repository.js';
import {
  type CompletedImport,
  type ImportCounts,
  ImportRepository,
} from '../ports/import-repository.js';
import { ProductImages } from '../ports/product-images.js';
import { ProductRepository } from '../ports/product-repository.js';

/** Called from time to time while many rows are processed. */
export type ProgressListener = (step: 'checking' | 'writing', done: number, total: number) => void;

export interface ImportOptions {
  /** Dry run: reports what each row would do and changes nothing. */
  readonly isDryRun: boolean;
  /** The file that the rows were read from. */
  readonly file: Buffer;
  /** An import with a known key does not run again. */
  readonly key?: string | undefined;
  readonly onProgress: ProgressListener;
}

/** Imports the rows of a file into the catalog: all of them, or none. */
@Injectable()
export class ImportProducts {
  constructor(
    private readonly categories: CategoryRepository,
    private readonly products: ProductRepository,
    private readonly images: ProductImages,
    private readonly imports: ImportRepository,
    private readonly auditLog: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly ids: Ids,
  ) {}

  /**
   * @returns what each row did, or would do; with one refused row nothing is done. Only the counts
   *   where an import with this key is complete.
   * @throws ImportRunning
   */
  async execute(
    actor: NonNullable<Actor>,
    rows: readonly ImportRow[],
    { isDryRun, file, key, onProgress }: ImportOptions,
  ): Promise<readonly ImportedRow[] | ImportCounts> {
    if (isDryRun) return (await this.plan(rows, false, onProgress)).rows;
    return this.unitOfWork.run(async () => {
      const before = await this.imports.begin(key);
      if (before) return before;
      const plan = await this.plan(rows, true, onProgress);
      if (plan.isRefused) return plan.rows;
      const { writes } = plan;
      await this.products.save(writes, (done) => onProgress('writing', done, writes.length));
      for (const batch of batchesOf(writes)) await this.referenceImages(batch);
      const created = writes.filter((write) => !write.before).length;
      const completed = {
        key: key ?? this.ids.next(),
        counts: { created, edited: writes.length - created },
        file,
      };
      await this.imports.remember(completed);
      await this.record(actor, completed);
      return plan.rows;
    });
  }

  private async plan(
    rows: readonly ImportRow[],
    locked: boolean,
    onProgress: ProgressListener,
  ): Promise<ImportPlan> {
    const categories = await this.categories.all();
    const wanted = rows.flatMap((row) => ('id' in row ? [row.id.toLowerCase()] : [])).sort();
    const products = new Map<string, Product>();
    let done = 0;
    for (const batch of batchesOf(wanted)) {
      for (const one of await this.products.find(batch, { locked })) products.set(one.id, one);
      onProgress('checking', (done += batch.length), wanted.length);
    }
    const urls = rows.flatMap((row) => ('id' in row ? row.edit : row.create).images ?? []);
    const context = {
      categories: new Map(
        categories.flatMap(({ id, title }) => [
          [title.toLowerCase(), id],
          [id, id],
        ]),
      ),
      products,
      images: await this.images.known(new Set(urls)),
      newId: () => this.ids.next(),
    };
    return new ImportPlan(context, rows);
  }

  private async referenceImages(writes: readonly ProductWrite[]): Promise<void> {
    const shown = writes.filter(({ before, after }) => before?.images !== after.images);
    await this.images.replaceShown(
      'product',
      new Map(shown.map(({ after }) => [after.id, after.images])),
      'images',
    );
  }

  /** One entry, however many products: the file has the rest. */
  private record(actor: NonNullable<Actor>, { key, counts }: CompletedImport): Promise<void> {
    const action = 'products.import';
    return this.auditLog.record({ actor, action, subject: `import ${key}`, after: counts });
  }
}
