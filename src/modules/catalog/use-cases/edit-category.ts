import { AuditLog } from '../../auth/index.js';
import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../kernel/domain-error.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import type { Actor } from '../../../kernel/audit-entry.js';
import { editedCategory } from '../domain/category.js';
import { CategoryRepository } from '../ports/category-repository.js';
import { ProductImages } from '../ports/product-images.js';

/** The changes; an empty `icon` removes the image. */
export interface CategoryEdit {
  readonly title?: string;
  /** A URL of our store. */
  readonly icon?: string;
  /** The version the admin saw. */
  readonly version?: number;
}

/** Changes title or icon, with its audit entry. */
@Injectable()
export class EditCategory {
  constructor(
    private readonly categories: CategoryRepository,
    private readonly images: ProductImages,
    private readonly auditLog: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * @throws NotFound, CategoryTitleTaken; EditedMeanwhile when the admin saw an older version;
   *   InvalidInput for an image that is not ours.
   */
  async execute(actor: Actor, id: string, { title, icon, version }: CategoryEdit): Promise<void> {
    const names = icon === undefined ? undefined : this.images.named(icon ? [icon] : [], 'icon');
    await this.unitOfWork.run(async () => {
      const before = await this.categories.lock(id);
      if (!before) throw new NotFound('Category');
      const details = {
        title: title ?? before.title,
        icon: names ? names[0] : before.icon,
      };
      const after = editedCategory(before, details, version);
      await this.categories.save(before, after);
      if (names) await this.images.replaceShown('category', new Map([[before.id, names]]), 'icon');
      const subject = `category ${before.id}`;
      await this.auditLog.recordIfAdmin(actor, 'categories.edit', subject, { before, after });
    });
  }
}
