import { Injectable, type OnModuleInit } from '@nestjs/common';
import { column } from '../../../../platform/database/fields.js';
import { folded, hasTerm } from '../../../../platform/database/folded-text.js';
import { Statements } from '../../../../platform/database/statements.js';
import { MOST_FOUND, OrderFinders } from '../../../orders/index.js';
import { OrderReturnEntity } from './entities.js';

/** Finds orders by what shoppers noted on their returns. */
@Injectable()
export class ReturnOrderFinder implements OnModuleInit {
  constructor(
    private readonly finders: OrderFinders,
    private readonly statements: Statements,
  ) {}

  onModuleInit(): void {
    this.finders.add((searchTerm) => this.find(searchTerm));
  }

  private async find(term: string): Promise<readonly string[]> {
    const returns = await this.statements.select({
      select: { orderId: column(OrderReturnEntity, 'requested', 'orderId') },
      build: (query) =>
        query
          .from(OrderReturnEntity, 'requested')
          .where(hasTerm(folded('requested.note'), 'term'), { term })
          .limit(MOST_FOUND),
    });
    return returns.map(({ orderId }) => orderId);
  }
}
