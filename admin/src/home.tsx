import { Dashboard } from './dashboard';
import { LatestOrders } from './orders/latest-orders';
import { LowStock } from './products/low-stock/low-stock';

/** The first screen: figures, and what products and orders show of themselves there. */
export const Home = () => (
  <Dashboard>
    <LowStock />
    <LatestOrders />
  </Dashboard>
);
