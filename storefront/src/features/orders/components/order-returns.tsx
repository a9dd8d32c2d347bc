import { useState } from 'react';
import { Button } from '../../../ui/button';
import { LoadFailed } from '../../../ui/load-failed';
import { Skeleton } from '../../../ui/skeleton';
import { ordersApi, type Order } from '../api';
import { returnableLines, returnableUntil } from '../returnable';
import { ReturnCard } from './return-card';
import { ReturnDialog } from './return-dialog';
import { useShopDays } from '../../../ui/shop-days';

/** The returns of a delivered order, and the way to ask for one. */
export function OrderReturnsPanel({ order }: { order: Order }) {
  const { day } = useShopDays();
  const call = { order: order._id, user: order.user._id };
  const { data, isError, refetch } = ordersApi.useGetReturnsQuery(call);
  const [isAsking, setIsAsking] = useState(false);
  const until = data && returnableUntil(data);
  if (data && data.returns.length === 0 && !until) return null;
  return (
    <section aria-label="Returns" className="border-t border-line py-6">
      <h3 className="mb-3 font-semibold">Returns</h3>
      {isError && (
        <LoadFailed text="The returns could not be loaded." onRetry={() => void refetch()} />
      )}
      {!data && !isError && <Skeleton className="h-11 w-48" />}
      {data && data.returns.length > 0 && (
        <ul role="list" className="mb-4 flex flex-col gap-4">
          {data.returns.map((each) => (
            <li key={each._id}>
              <ReturnCard orderReturn={each} />
            </li>
          ))}
        </ul>
      )}
      {data && until && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            look="outline"
            aria-label={`Return items of order ${order.number}`}
            onClick={() => setIsAsking(true)}
          >
            Return items
          </Button>
          <p className="text-sm text-steel">
            Until{' '}
            <time dateTime={until} className="tabular-nums">
              {day(until)}
            </time>
          </p>
          <ReturnDialog
            order={order}
            lines={returnableLines(order, data)}
            open={isAsking}
            onClose={() => setIsAsking(false)}
          />
        </div>
      )}
    </section>
  );
}
