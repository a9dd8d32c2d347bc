import type { OrderStatus } from '../../../common/contract/order-status.js';
import { orderStatuses } from '../../../common/contract/order-status.js';
import type { Account } from './account.js';

export interface ExpectedLine {
  readonly productId: string;
  readonly quantity: number;
  readonly cents: number;
}

/** What an account was shown when it began to pay. */
export interface ExpectedPayment {
  readonly account: Account;
  readonly lines: readonly ExpectedLine[];
  readonly cents: number;
  /** Where the order may go; more than one where an answer was lost. */
  readonly addresses: Set<number>;
  heldUntilMs: number;
}

/** How an order may stand; more than one way where an answer was lost. */
interface ExpectedOrder {
  statuses: Set<OrderStatus>;
  isRestocked: Set<boolean>;
}

interface ExpectedStock {
  units: number;
  /** Edits without an answer. */
  readonly unsure: number[];
}

/** What those who use the shop know, by its answers alone. */
export class Expectations {
  readonly violations: string[] = [];
  readonly payments = new Map<string, ExpectedPayment>();
  private readonly orders = new Map<string, ExpectedOrder>();
  private readonly stock = new Map<string, ExpectedStock>();

  violate(what: string): void {
    this.violations.push(what);
  }

  product(id: string, units: number): void {
    this.stock.set(id, { units, unsure: [] });
  }

  /** An admin changed a stock; `isSure` is false where the answer was lost. */
  editStock(id: string, units: number, isSure: boolean): void {
    const known = this.stock.get(id)!;
    if (isSure) known.units += units;
    else known.unsure.push(units);
  }

  /** All that a stock may be before sales, in units. */
  stockOf(id: string): number[] {
    const { units, unsure } = this.stock.get(id)!;
    return unsure.reduce((sums, edit) => [...sums, ...sums.map((sum) => sum + edit)], [units]);
  }

  get productIds(): string[] {
    return [...this.stock.keys()];
  }

  order(id: string): ExpectedOrder {
    const known = this.orders.get(id) ?? {
      statuses: new Set<OrderStatus>(['pending']),
      isRestocked: new Set<boolean>(),
    };
    this.orders.set(id, known);
    return known;
  }

  /** An admin's change of status was answered with `status`. */
  changed(id: string, to: OrderStatus, restock: boolean, status: number): void {
    if (status >= 400 && status < 500) return;
    const order = this.order(id);
    if (status < 300) {
      // A later step may have overtaken this one's answer.
      const later = [...order.statuses].filter((next) => orderStatuses[to].next.includes(next));
      order.statuses = new Set([to, ...later]);
      if (to === 'returned') order.isRestocked = new Set([restock]);
    } else {
      order.statuses.add(to);
      if (to === 'returned') order.isRestocked.add(restock);
    }
  }
}
