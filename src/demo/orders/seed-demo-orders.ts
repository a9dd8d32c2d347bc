import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { Env } from '../../config/env.js';
import { Clock } from '../../kernel/clock.js';
import { UnitOfWork } from '../../kernel/unit-of-work.js';
import { DemoPeople } from '../../modules/auth/index.js';
import { Catalogue, type CatalogueProduct, Stock } from '../../modules/catalog/index.js';
import { Orders, type OrderSnapshot, PastOrders } from '../../modules/orders/index.js';
import { Installation } from '../../platform/operations/installation.js';
import { type DemoSale, demoSales } from './demo-sales.js';
import { paidIntent } from './paid-intent.js';

const DAY_MS = 86_400_000;
const TAKEN_BACK = new Set(['canceled', 'returned']);

/** Fills the demo shop's books: each order with its paid intent in the card stand-in. */
@Injectable()
export class SeedDemoOrders {
  constructor(
    private readonly env: Env,
    private readonly people: DemoPeople,
    private readonly catalogue: Catalogue,
    private readonly stock: Stock,
    private readonly orders: Orders,
    private readonly pastOrders: PastOrders,
    private readonly installation: Installation,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * `productIds`: products with plenty of stock, in an order of their own. Safe to repeat after an
   * interruption: what a sale is made of depends on nothing that the sales change.
   */
  async execute(productIds: readonly string[]): Promise<void> {
    if (!this.env.CARD_STAND_IN) return;
    const found = await this.catalogue.products(productIds);
    const sellable = productIds.flatMap((id) => found.filter((product) => product.id === id));
    const { adminId } = await this.people.ensure();
    for (const [index, sale] of demoSales().entries()) {
      await this.sell(sale, `${await this.installation.id()}-sale-${index}`, sellable, adminId);
    }
  }

  private async sell(
    sale: DemoSale,
    key: string,
    products: readonly CatalogueProduct[],
    adminId: string,
  ): Promise<void> {
    const { shopper, steps } = sale;
    const placedAt = new Date(this.clock.now().getTime() - (sale.daysAgo + 0.3) * DAY_MS);
    const isTakenBack = steps.some((step) => TAKEN_BACK.has(step));
    const bought = await this.snapshotOf(sale, key, products);
    const transactionId = await paidIntent(this.env, {
      key,
      amountCents: bought.totalCents,
      checkoutId: bought.checkoutId,
      personId: bought.personId,
      installationId: await this.installation.id(),
      at: placedAt,
      refunded: isTakenBack,
    });
    if (await this.orders.findByTransaction(transactionId)) return;
    await this.unitOfWork.run(async () => {
      if (!isTakenBack) await this.stock.take(bought);
      const order = await this.pastOrders.record({
        ...bought,
        transactionId,
        placedAt,
        adminId,
        steps: steps.map((to, step) => ({
          to,
          at: new Date(placedAt.getTime() + (step + 1) * 0.25 * DAY_MS),
        })),
        customerDetails: { ...shopper, fullName: shopper.name, phone: '5550142000' },
      });
      if (!isTakenBack) await this.stock.commit(bought.checkoutId, order.id);
    });
  }

  private async snapshotOf(
    { shopper, lines }: DemoSale,
    key: string,
    products: readonly CatalogueProduct[],
  ): Promise<Omit<OrderSnapshot, 'transactionId' | 'customerDetails'>> {
    const places = new Map(lines.map(([place, count]) => [place % products.length, count]));
    const bought = [...places].map(([place, quantity]) => {
      const product = products[place]!;
      return {
        productId: product.id,
        name: product.name,
        priceCents: product.finalPriceCents,
        quantity,
        image: product.images[0] ?? null,
      };
    });
    return {
      checkoutId: idOf(key),
      personId: await this.people.shopper(shopper.name, shopper.email),
      lines: bought,
      totalCents: bought.reduce((sum, line) => sum + line.priceCents * line.quantity, 0),
      shippingCents: 0,
    };
  }
}

/** An id that is the same for the same key. */
function idOf(key: string): string {
  const hex = createHash('sha256').update(key).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}
