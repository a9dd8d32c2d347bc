import { InMemoryOrderQueries } from './in-memory-order-queries.js';
import { InMemoryOrders } from './in-memory-orders.js';
import { ordersContract } from './orders.contract.js';

describe('orders in memory', () => {
  ordersContract(async () => {
    const orders = new InMemoryOrders();
    const queries = new InMemoryOrderQueries(orders, (id) => (id === 'ada' ? 'Ada' : 'Root'));
    return { orders, queries, users: ['ada', 'root'], inTransaction: (work) => work() };
  });
});
