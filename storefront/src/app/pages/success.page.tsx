import { Navigate, useLocation } from 'react-router';
import { ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { PageHead } from '../head/page-head';

/** The end of a purchase; without a payment it redirects to the orders. */
export function Component() {
  const { state } = useLocation();
  const { order } = (state ?? {}) as { order?: { number?: number } };
  if (!order?.number) return <Navigate to="/user/orders" replace />;
  return (
    <div className="shell grid min-h-[70vh] grid-cols-1 place-items-center py-16">
      <PageHead title="Payment Successful" hidden />
      <div className="flex max-w-2xl flex-col items-center text-center">
        <span className="animate-rise grid size-20 place-items-center rounded-full bg-volt">
          <Icon name="check" className="size-10" />
        </span>
        <h1 className="shout mt-8 text-h1">Payment Successful!</h1>
        <p className="mt-5 text-lg">
          Your order <strong className="tabular-nums">{order.number}</strong> is placed. Thank you.
        </p>
        <p className="mt-1 text-steel">
          A confirmation email is on its way. We start packing right away.
        </p>
        <div className="mt-10 flex w-full flex-wrap justify-center gap-3">
          <ButtonLink to="/user/orders" size="lg" className="max-sm:w-full">
            View My Orders
          </ButtonLink>
          <ButtonLink to="/shop" look="outline" size="lg" className="max-sm:w-full">
            Continue Shopping
          </ButtonLink>
          <ButtonLink to="/" look="quiet" size="lg" className="max-sm:w-full">
            Home
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
