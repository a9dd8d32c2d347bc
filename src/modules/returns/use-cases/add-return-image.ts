import { Injectable } from '@nestjs/common';
import { returnRules } from '../../../../common/contract/order-return.js';
import { NotFound } from '../../../kernel/domain-error.js';
import { OrderQueries } from '../../orders/index.js';
import { TooManyReturnImages } from '../domain/return-errors.js';
import { ReturnImages } from '../ports/return-images.js';

/** Adds an image for a return that the shopper is about to ask for. */
@Injectable()
export class AddReturnImage {
  constructor(
    private readonly orders: OrderQueries,
    private readonly images: ReturnImages,
  ) {}

  /**
   * Returns the id that the request names.
   * @throws NotFound for an order of somebody else
   * @throws TooManyReturnImages, and DomainError as `ReturnImages.add` does
   */
  async execute(orderId: string, userId: string, file: Buffer): Promise<string> {
    const order = await this.orders.find(orderId);
    if (order?.userId !== userId) throw new NotFound('Order');
    const { perOrder } = returnRules.images;
    // Before the file is decoded.
    if ((await this.images.countOf(orderId)) >= perOrder) throw new TooManyReturnImages();
    return this.images.add(orderId, file, perOrder);
  }
}
