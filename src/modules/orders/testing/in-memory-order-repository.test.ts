import { InMemoryOrderQueries } from './in-memory-order-queries.js';
import { InMemoryOrderRepository } from './in-memory-order-repository.js';
import { orderRepositoryContract } from './order-repository.contract.js';

describe('orders in memory', () => {
  orderRepositoryContract(async () => {
    const orders = new InMemoryOrderRepository();
    const queries = new InMemoryOrderQueries(orders, (id) => (id === 'ada' ? 'Ada' : 'Root'));
    return { orders, queries, users: ['ada', 'root'], inTransaction: (work) => work() };
  });
});
