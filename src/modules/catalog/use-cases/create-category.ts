import { AuditLog } from '../../auth/index.js';
import { Injectable } from '@nestjs/common';
import { Ids } from '../../../kernel/ids.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import type { Actor } from '../../../kernel/audit-entry.js';
import { CategoryRepository } from '../ports/category-repository.js';
import { ProductImages } from '../ports/product-images.js';

/** Adds a category and its icon in one transaction, with its audit entry. */
@Injectable()
export class CreateCategory {
  constructor(
    private readonly categories: CategoryRepository,
    private readonly images: ProductImages,
    private readonly auditLog: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly ids: Ids,
  ) {}

  /**
   * `icon` is a URL of our store.
   * @returns the new category's id.
   * @throws CategoryTitleTaken; InvalidInput for an image that is not ours.
   */
  async execute(actor: Actor, { title, icon }: { title: string; icon?: string }): Promise<string> {
    const id = this.ids.next();
    const names = this.images.named(icon ? [icon] : [], 'icon');
    const category = { id, title, icon: names[0], version: 1 };
    await this.unitOfWork.run(async () => {
      await this.categories.add(category);
      await this.images.replaceShown('category', new Map([[id, names]]), 'icon');
      const subject = `category ${id}`;
      await this.auditLog.recordIfAdmin(actor, 'categories.create', subject, {
        after: category,
      });
    });
    return id;
  }
}
