import { AuditLog } from '../../auth/index.js';
import { Injectable } from '@nestjs/common';
import { Ids } from '../../../kernel/ids.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import type { NewProduct } from '../domain/product.js';
import { ProductImages } from '../ports/product-images.js';
import { ProductRepository } from '../ports/product-repository.js';
import type { Actor } from '../../../kernel/audit-entry.js';

/** Adds a product and its images in one transaction, with its audit entry. */
@Injectable()
export class CreateProduct {
  constructor(
    private readonly products: ProductRepository,
    private readonly images: ProductImages,
    private readonly auditLog: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly ids: Ids,
  ) {}

  /**
   * `images` are URLs of our store.
   * @returns the new product's id.
   * @throws NotFound for an unknown category; InvalidInput for an image that is not ours.
   */
  async execute(actor: Actor, details: NewProduct): Promise<string> {
    const id = this.ids.next();
    const images = this.images.named(details.images, 'images');
    const product = { ...details, id, images, version: 1 };
    await this.unitOfWork.run(async () => {
      await this.products.save([{ after: product }]);
      await this.images.replaceShown('product', new Map([[id, images]]), 'images');
      await this.auditLog.recordIfAdmin(actor, 'products.create', `product ${id}`, {
        after: product,
      });
    });
    return id;
  }
}
