import { useState } from 'react';
import { ordersApi } from '../../features/orders/api';
import { OrderCard } from '../../features/orders/components/order-card';
import { OrderListSkeleton } from '../../features/orders/components/order-list-skeleton';
import { useSession } from '../../session/use-session';
import { Button, ButtonLink } from '../../ui/button';
import { StateMessage } from '../../ui/state-message';

const ALL = '/user/orders';

/** The order that an email links to, opened, however many are newer. */
export function LinkedOrder({ id }: { id: string }) {
  const user = useSession()?.user._id ?? '';
  const [isOpen, setOpen] = useState(true);
  const { currentData, isError, refetch } = ordersApi.useGetOrderQuery(
    { user, order: id },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true, refetchOnReconnect: true },
  );
  return (
    <>
      <h1 className="shout mb-6 text-h2 lg:mb-8">My Orders</h1>
      {currentData ? (
        <OrderCard order={currentData} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      ) : isError ? (
        <StateMessage alert icon="alert" title="Your order could not be loaded.">
          <Button onClick={() => void refetch()}>Try again</Button>
        </StateMessage>
      ) : currentData === null ? (
        <StateMessage
          icon="bag"
          title="This order is not in your account."
          text="You may have placed it with another account."
        />
      ) : (
        <OrderListSkeleton />
      )}
      <p className="mt-8 text-center">
        <ButtonLink to={ALL} look="outline">
          View all orders
        </ButtonLink>
      </p>
    </>
  );
}
