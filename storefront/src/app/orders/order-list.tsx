import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ROWS_PER_PAGE } from '../../../../common/contract/list';
import { ordersApi } from '../../features/orders/api';
import { OrderCard } from '../../features/orders/components/order-card';
import { OrderListSkeleton } from '../../features/orders/components/order-list-skeleton';
import { useSession } from '../../session/use-session';
import { Button, ButtonLink } from '../../ui/button';
import { Pagination } from '../../ui/pagination';
import { StateMessage } from '../../ui/state-message';
import { scrollToTop } from '../scroll-to-top';
import { IN_PLACE } from '../use-scroll-restoration';

/** The shopper's orders, newest first; one card is open at a time. */
export function OrderList() {
  const user = useSession()?.user._id ?? '';
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const [open, setOpen] = useState<string>();
  const { currentData, isError, refetch } = ordersApi.useGetOrdersQuery(
    { user, page, limit: ROWS_PER_PAGE },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true, refetchOnReconnect: true },
  );
  const title = useRef<HTMLHeadingElement>(null);
  const turn = (next: number) => {
    // The buttons disappear with their page, so the focus moves before the new orders.
    title.current?.focus({ preventScroll: true });
    setSearch(next > 1 ? { page: String(next) } : {}, IN_PLACE);
    scrollToTop();
  };
  const isPastEnd = page > 1 && currentData?.orders.length === 0;
  const isOnePage = !currentData || isPastEnd || (page === 1 && currentData.total <= ROWS_PER_PAGE);
  return (
    <>
      <h1 ref={title} tabIndex={-1} className="shout mb-6 text-h2 outline-none lg:mb-8">
        My Orders
      </h1>
      {isError && !currentData ? (
        <StateMessage alert icon="alert" title="Your orders could not be loaded.">
          <Button onClick={() => void refetch()}>Try again</Button>
        </StateMessage>
      ) : !currentData ? (
        <OrderListSkeleton />
      ) : isPastEnd ? (
        <StateMessage icon="bag" title="There are no orders on this page.">
          <Button look="outline" onClick={() => turn(1)}>
            Show the first page
          </Button>
        </StateMessage>
      ) : currentData.orders.length === 0 ? (
        <StateMessage
          icon="bag"
          title="You have not placed any orders yet."
          text="Your orders will appear here."
        >
          <ButtonLink to="/products" look="volt" size="lg">
            Shop Now
          </ButtonLink>
        </StateMessage>
      ) : (
        <ul role="list" className="flex flex-col gap-5">
          {currentData.orders.map((order) => (
            <li key={order._id}>
              <OrderCard
                order={order}
                isOpen={open === order._id}
                onToggle={() => setOpen(open === order._id ? undefined : order._id)}
              />
            </li>
          ))}
        </ul>
      )}
      {!isOnePage && (
        <div className="mt-10">
          <Pagination
            page={page}
            isLast={page * ROWS_PER_PAGE >= (currentData?.total ?? 0)}
            onPage={turn}
          />
        </div>
      )}
    </>
  );
}
