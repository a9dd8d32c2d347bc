import { Link } from 'react-router';
import { ordersApi } from '../../features/orders/api';
import { StatusBadge } from '../../features/orders/components/status-badge';
import { money } from '../../../../common/format/money';
import { LoadFailed } from '../../ui/load-failed';
import { Skeleton } from '../../ui/skeleton';
import { useShopDays } from '../../ui/shop-days';

const SHOWN = 5;

/** The newest orders, with a link to all. */
export function RecentOrders({ user }: { user: string }) {
  const { day } = useShopDays();
  const { data, isError, refetch } = ordersApi.useGetOrdersQuery({ user, page: 1, limit: SHOWN });
  return (
    <section aria-labelledby="recent-orders">
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 id="recent-orders" className="text-h3">
          Recent Orders
        </h2>
        <Link
          to="/user/orders"
          className="inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4"
        >
          View My Orders
        </Link>
      </div>
      {data?.orders.length ? (
        <ul role="list" className="divide-y divide-line border-y border-line">
          {data.orders.map((order) => (
            <li
              key={order._id}
              className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 py-4 sm:grid-cols-[1fr_auto_auto]"
            >
              <div>
                <p className="font-semibold tabular-nums">#{order.number}</p>
                <p className="text-sm text-steel whitespace-nowrap tabular-nums">
                  {day(order.createdAt)}
                </p>
              </div>
              <div className="max-sm:order-last max-sm:col-span-full">
                <StatusBadge order={order} />
              </div>
              <p className="font-semibold tabular-nums">{money(order.totalPrice)}</p>
            </li>
          ))}
        </ul>
      ) : isError ? (
        <LoadFailed text="Your orders could not be loaded." onRetry={() => void refetch()} />
      ) : data ? (
        <p className="rounded-card bg-mist p-6 text-steel">No recent orders found.</p>
      ) : (
        <Skeleton className="h-48 rounded-card" />
      )}
    </section>
  );
}
