import { useSearchParams } from 'react-router';
import { PageHead } from '../head/page-head';
import { LinkedOrder } from '../orders/linked-order';
import { OrderList } from '../orders/order-list';

/** The shopper's orders, or the one that `order` in the address names. */
export function Component() {
  const linked = useSearchParams()[0].get('order');
  return (
    <div className="shell max-w-[68rem] pt-8 pb-[clamp(3rem,2rem+4vw,6.5rem)] lg:pt-12">
      <PageHead title="My Orders" hidden />
      {linked ? <LinkedOrder key={linked} id={linked} /> : <OrderList />}
    </div>
  );
}
