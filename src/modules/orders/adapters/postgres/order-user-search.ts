import { Injectable, type OnModuleInit } from '@nestjs/common';
import { column } from '../../../../platform/database/fields.js';
import { hasTerm } from '../../../../platform/database/folded-text.js';
import { Statements } from '../../../../platform/database/statements.js';
import { UserSearches } from '../../../auth/index.js';
import { ORDER_TEXT } from './order-search.sql.js';
import { OrderEntity } from './order.entity.js';

/** More would not help a reader. */
const MOST = 500;
/** Trigrams find nothing by fewer characters. */
const SHORTEST_TEXT = 3;
/** As large as an order number can be. */
const LARGEST = 2_147_483_647;

/** Finds customers by the number of an order, and by what they entered at checkout. */
@Injectable()
export class OrderUserSearch implements OnModuleInit {
  constructor(
    private readonly searches: UserSearches,
    private readonly statements: Statements,
  ) {}

  onModuleInit(): void {
    this.searches.add((searchTerm) => this.find(searchTerm));
  }

  async find(searchTerm: string): Promise<readonly string[]> {
    const isNumber = /^#?\d{1,10}$/.test(searchTerm);
    const number = isNumber ? Number(searchTerm.replace('#', '')) : 0;
    const conditions = [
      ...(number > 0 && number <= LARGEST ? ['orders.number = :number'] : []),
      ...(searchTerm.length >= SHORTEST_TEXT ? [hasTerm(ORDER_TEXT, 'term')] : []),
    ];
    if (conditions.length === 0) return [];
    const found = await this.statements.select({
      select: { userId: column(OrderEntity, 'orders', 'userId') },
      build: (query) =>
        query
          .from(OrderEntity, 'orders')
          .where(`(${conditions.join(' OR ')})`, { number, term: searchTerm })
          .limit(MOST),
    });
    return [...new Set(found.map(({ userId }) => userId))];
  }
}
