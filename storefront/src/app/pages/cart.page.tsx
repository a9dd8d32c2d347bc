import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { obstacleOf } from '../../features/cart/cart-lines';
import { CartRow } from '../../features/cart/components/cart-row';
import { CartSkeleton } from '../../features/cart/components/cart-skeleton';
import { CartSummary } from '../../features/cart/components/cart-summary';
import { useCartLines } from '../../features/cart/use-cart-lines';
import { usePriceChanges } from '../../features/cart/use-price-changes';
import { PRICE_UNKNOWN, useQuote } from '../../features/checkout/use-quote';
import { counted } from '../../../../common/format/text';
import { unitsOf } from '../../../../common/format/units';
import { Button, ButtonLink } from '../../ui/button';
import { StateMessage } from '../../ui/state-message';
import { PageHead } from '../head/page-head';

/** The cart with live stock, and the link to the checkout. */
export function Component() {
  const { user, items, lines, isError, refetch } = useCartLines();
  const pricesBefore = usePriceChanges(user, items);
  const navigate = useNavigate();
  const title = useRef<HTMLHeadingElement>(null);
  const price = useQuote(items?.length ? { user } : undefined);
  const obstacle = lines && obstacleOf(lines);
  const isPriceUnknown = obstacle === undefined && price.isError;
  const pieces = unitsOf((lines ?? []).map(({ item }) => item));
  return (
    <div className="shell pt-8 pb-[clamp(3rem,2rem+4vw,6.5rem)] lg:pt-12">
      <PageHead title="Cart" hidden />
      <div className="mb-6 flex flex-wrap items-baseline gap-x-4 lg:mb-8">
        <h1 ref={title} tabIndex={-1} className="shout text-h2 outline-none">
          Cart Items
        </h1>
        {pieces > 0 && <p className="text-steel">{counted(pieces, 'item')}</p>}
      </div>
      {isError ? (
        <StateMessage
          alert
          icon="alert"
          title="Your cart could not be loaded."
          text="Nothing in it is lost."
        >
          <Button onClick={() => void refetch()}>Try again</Button>
        </StateMessage>
      ) : !lines ? (
        <CartSkeleton />
      ) : lines.length === 0 ? (
        <StateMessage
          icon="bag"
          title="Your cart is empty."
          text="Find something that makes you stronger."
        >
          <ButtonLink to="/products" look="volt" size="lg">
            Shop Now
          </ButtonLink>
        </StateMessage>
      ) : (
        <div className="grid grid-cols-1 gap-8 lg:grid-cols-[1fr_24rem] lg:gap-14">
          <ul role="list" className="divide-y divide-line border-y border-line">
            {lines.map((line) => (
              <li key={line.item._id}>
                <CartRow
                  user={user}
                  line={line}
                  priceBefore={pricesBefore[line.item.product._id]}
                  onRemove={() => title.current?.focus()}
                />
              </li>
            ))}
          </ul>
          <CartSummary
            quote={price.quote}
            obstacle={isPriceUnknown ? PRICE_UNKNOWN : obstacle}
            onRetry={
              isPriceUnknown
                ? () => {
                    // The button goes with the message.
                    title.current?.focus();
                    price.refetch();
                  }
                : undefined
            }
            onCheckout={() => void navigate('/user/checkout')}
          />
        </div>
      )}
    </div>
  );
}
