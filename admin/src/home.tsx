import { Dashboard } from './dashboard';
import { LatestOrders } from './orders/latest-orders';
import { LowStock } from './products/low-stock/low-stock';
import { Allowed } from './ui/allowed';

/** The first screen: the dashboard with the panels of products and orders. */
export const Home = () => (
  <Dashboard>
    <LowStock />
    <Allowed to="orders.see">
      <LatestOrders />
    </Allowed>
  </Dashboard>
);
