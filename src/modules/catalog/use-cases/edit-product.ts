import { AuditLog } from '../../auth/index.js';
import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../kernel/domain-error.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { editedProduct, type Product, type ProductEdit } from '../domain/product.js';
import { ProductImages } from '../ports/product-images.js';
import { ProductRepository } from '../ports/product-repository.js';
import type { Actor } from '../../../kernel/audit-entry.js';

/** A product before and after an edit. */
export interface ProductChange {
  readonly before: Product;
  readonly after: Product;
}

/** Changes a product or its stock. */
@Injectable()
export class EditProduct {
  constructor(
    private readonly products: ProductRepository,
    private readonly images: ProductImages,
    private readonly auditLog: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * `edit.images` are URLs of our store.
   * @returns the product before and after.
   * @throws NotFound, EditedMeanwhile, StockTooLow, InvalidInput
   */
  async execute(actor: Actor, id: string, edit: ProductEdit): Promise<ProductChange> {
    const images = edit.images && this.images.named(edit.images, 'images');
    return this.unitOfWork.run(async () => {
      const before = await this.products.lock(id);
      if (!before) throw new NotFound('Product');
      const after = editedProduct(before, { ...edit, images });
      await this.products.save([{ before, after }]);
      if (images)
        await this.images.replaceShown('product', new Map([[before.id, images]]), 'images');
      const subject = `product ${before.id}`;
      await this.auditLog.recordIfAdmin(actor, 'products.edit', subject, { before, after });
      return { before, after };
    });
  }
}
