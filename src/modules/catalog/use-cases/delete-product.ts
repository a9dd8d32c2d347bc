import { AuditLog } from '../../auth/index.js';
import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../kernel/domain-error.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import type { Actor } from '../../../kernel/audit-entry.js';
import { ProductImages } from '../ports/product-images.js';
import { ProductRepository } from '../ports/product-repository.js';

/**
 * Removes a product from the shop. Past orders keep it; its images stay, because carts still show
 * it as no longer available.
 */
@Injectable()
export class DeleteProduct {
  constructor(
    private readonly products: ProductRepository,
    private readonly images: ProductImages,
    private readonly auditLog: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NotFound */
  async execute(actor: Actor, id: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const product = await this.products.lock(id);
      if (!product) throw new NotFound('Product');
      await this.products.remove(product);
      await this.images.replaceByDeleted(product.id);
      const subject = `product ${product.id}`;
      await this.auditLog.recordIfAdmin(actor, 'products.delete', subject, { before: product });
    });
  }
}
