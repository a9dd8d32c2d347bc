import { useGuestCart } from '../../features/cart/use-guest-cart';
import type { GuestItem } from '../../features/cart/guest-cart';
import { productsApi } from '../../features/products/api';
import { ResponsiveImage } from '../../ui/responsive-image';
import { useSession } from '../../session/use-session';

const SHOWN = 3;

/** The items of the guest cart, which are in the cart after login; renders nothing where there are none. */
export function WaitingCart() {
  const isGuest = useSession() === null;
  const items = useGuestCart();
  if (!isGuest || items.length === 0) return null;
  const more = items.length - SHOWN;
  return (
    <section aria-labelledby="waiting-cart" className="mb-8 rounded-card bg-mist p-5">
      <h2 id="waiting-cart" className="font-text text-base font-semibold tracking-normal">
        Waiting in your cart
      </h2>
      <ul role="list" className="mt-3 flex flex-col gap-3">
        {items.slice(0, SHOWN).map((item) => (
          <WaitingItem key={item.product} item={item} />
        ))}
      </ul>
      {more > 0 && <p className="mt-3 text-sm text-steel">and {more} more</p>}
    </section>
  );
}

/** Renders nothing for a product that is no longer sold. */
function WaitingItem({ item }: { item: GuestItem }) {
  const { currentData: product, isLoading } = productsApi.useGetProductQuery(item.product);
  if (!product && !isLoading) return null;
  return (
    <li className="flex min-h-14 items-center gap-3">
      <ResponsiveImage
        src={product?.images[0]}
        widths={product?.srcset[0]}
        sizes="56px"
        alt=""
        className="size-14 shrink-0 rounded-sm"
      />
      <p className="min-w-0 text-sm">
        <span className="text-steel">{item.quantity} × </span>
        <span className="font-semibold">{product?.name}</span>
      </p>
    </li>
  );
}
