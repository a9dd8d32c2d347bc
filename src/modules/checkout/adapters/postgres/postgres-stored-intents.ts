import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { asText } from '../../../../platform/database/decode.js';
import { computed } from '../../../../platform/database/fields.js';
import { Repositories } from '../../../../platform/database/repositories.js';
import { Statements } from '../../../../platform/database/statements.js';
import { StoredIntents } from '../../ports/reconciliation.js';
import { CheckoutEntity } from './checkout.entity.js';

/** The table of another module, by its name: the command line does not load that module. */
const ORDERS = 'orders';
const INTENT = { intentId: computed('orders.transaction_id', asText) };

@Injectable()
export class PostgresStoredIntents extends StoredIntents {
  constructor(
    private readonly statements: Statements,
    private readonly repositories: Repositories,
  ) {
    super();
  }

  async any(): Promise<boolean> {
    const orders = await this.statements.select({
      select: INTENT,
      build: (query) => query.from(ORDERS, 'orders').limit(1),
    });
    if (orders.length > 0) return true;
    return this.repositories.read(CheckoutEntity).existsBy({ intentId: Not(IsNull()) });
  }

  async ofNewestOrders(limit: number): Promise<readonly string[]> {
    const orders = await this.statements.select({
      select: INTENT,
      build: (query) =>
        query
          .from(ORDERS, 'orders')
          .innerJoin(CheckoutEntity, 'checkout', 'checkout.id = orders.checkout_id')
          .orderBy('orders.created_at', 'DESC')
          .addOrderBy('orders.id', 'DESC')
          .limit(limit),
    });
    return orders.map(({ intentId }) => intentId);
  }
}
