import type { INestApplicationContext } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { Env } from '../../../src/config/env.js';
import { Clock, DAY_MS } from '../../../src/kernel/time.js';
import { UnitOfWork } from '../../../src/kernel/unit-of-work.js';
import { CatalogQueries, type ProductRecord, Stock } from '../../../src/modules/catalog/index.js';
import {
  isCanceledOrReturned,
  NO_CHARGES,
  OrderQueries,
  type OrderSnapshot,
  RecordHistoricalOrder,
} from '../../../src/modules/orders/index.js';
import { InstallationId } from '../../../src/platform/operations/installation-id.js';
import { DemoUsers } from '../demo-users.js';
import { type DemoSale, demoSales } from './demo-sales.js';
import { paidIntent } from './paid-intent.js';

/** Creates the demo's orders, each with its paid intent in the card stand-in. */
export class SeedDemoOrders {
  private readonly env = this.app.get(Env);
  private readonly users = new DemoUsers(this.app);
  private readonly stock = this.app.get(Stock);
  private readonly orders = this.app.get(OrderQueries);
  private readonly recordHistoricalOrder = this.app.get(RecordHistoricalOrder);
  private readonly unitOfWork = this.app.get(UnitOfWork);

  constructor(private readonly app: INestApplicationContext) {}

  /**
   * `names`: the products that sell. Safe to repeat after an interruption, since a sale's content
   * depends on nothing that the sales change.
   */
  async execute(names: readonly string[]): Promise<void> {
    if (!this.env.CARD_STAND_IN) return;
    const installation = await this.app.get(InstallationId).id();
    const sales = demoSales().map((sale, index) => ({ sale, key: `${installation}-${index}` }));
    const last = sales.at(-1);
    if (!last || (await this.orders.findByCheckout(idOf(last.key)))) return;
    const sellable = await this.productsNamed(names);
    const adminId = await this.users.admin();
    for (const { sale, key } of sales) await this.sell(sale, key, sellable, adminId);
  }

  private async productsNamed(names: readonly string[]): Promise<ProductRecord[]> {
    const queries = this.app.get(CatalogQueries);
    const { items } = await queries.products({}, 'price-asc', { page: 1, limit: 100 });
    return names.flatMap((name) => items.filter((product) => product.name === name));
  }

  private async sell(
    sale: DemoSale,
    key: string,
    products: readonly ProductRecord[],
    adminId: string,
  ): Promise<void> {
    const { shopper, steps } = sale;
    const placedAt = new Date(this.app.get(Clock).now().getTime() - (sale.daysAgo + 0.3) * DAY_MS);
    const isRefunded = steps.some(isCanceledOrReturned);
    const bought = await this.snapshotOf(sale, key, products);
    const transactionId = await paidIntent(this.env, {
      key,
      amountCents: bought.totalCents,
      checkoutId: bought.checkoutId,
      userId: bought.userId,
      installationId: await this.app.get(InstallationId).id(),
      at: placedAt,
      refunded: isRefunded,
    });
    if (await this.orders.findByTransaction(transactionId)) return;
    await this.unitOfWork.run(async () => {
      if (!isRefunded) await this.stock.hold(bought);
      const order = await this.recordHistoricalOrder.execute({
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
      if (!isRefunded) await this.stock.commit(bought.checkoutId, order.id);
    });
  }

  private async snapshotOf(
    { shopper, lines }: DemoSale,
    key: string,
    products: readonly ProductRecord[],
  ): Promise<Omit<OrderSnapshot, 'transactionId' | 'customerDetails'>> {
    const places = new Map(lines.map(([place, count]) => [place % products.length, count]));
    const bought = [...places].map(([place, quantity]) => {
      const product = products[place]!;
      return {
        productId: product.id,
        name: product.name,
        priceCents: product.finalPriceCents,
        quantity,
        image: product.images[0]?.url ?? null,
        discountCents: 0,
        taxCents: 0,
      };
    });
    return {
      checkoutId: idOf(key),
      userId: await this.users.shopper(shopper.name, shopper.email),
      lines: bought,
      totalCents: bought.reduce((sum, line) => sum + line.priceCents * line.quantity, 0),
      country: null,
      ...NO_CHARGES,
    };
  }
}

/** An id that is the same for the same key. */
function idOf(key: string): string {
  const hex = createHash('sha256').update(key).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}
