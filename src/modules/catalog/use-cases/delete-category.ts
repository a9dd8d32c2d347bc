import { AuditLog } from '../../auth/index.js';
import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../kernel/domain-error.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import type { Actor } from '../../../kernel/audit-entry.js';
import { CategoryInUse } from '../domain/catalog-errors.js';
import { CategoryRepository } from '../ports/category-repository.js';
import { ProductImages } from '../ports/product-images.js';

/** Deletes an empty category. */
@Injectable()
export class DeleteCategory {
  constructor(
    private readonly categories: CategoryRepository,
    private readonly images: ProductImages,
    private readonly auditLog: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NotFound; CategoryInUse while it has live products. */
  async execute(actor: Actor, id: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const category = await this.categories.lock(id);
      if (!category) throw new NotFound('Category');
      if (category.products > 0) throw new CategoryInUse(category.products);
      await this.categories.remove(category.id);
      await this.images.replaceShown('category', new Map([[category.id, []]]), 'icon');
      const subject = `category ${category.id}`;
      await this.auditLog.recordIfAdmin(actor, 'categories.delete', subject, {
        before: category,
      });
    });
  }
}
