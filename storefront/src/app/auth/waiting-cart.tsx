import { useGuestCart } from '../../features/cart/use-guest-cart';
import { productsApi } from '../../features/products/api';
import { ResponsiveImage } from '../../ui/responsive-image';
import { useSession } from '../../session/use-session';

const SHOWN = 3;

/**
 * The items of the guest cart, which are in the cart after login, but for products that are no longer sold. Renders
 * nothing where none is left.
 */
export function WaitingCart() {
  const isGuest = useSession() === null;
  const items = useGuestCart();
  const ids = items.map(({ product }) => product);
  const skip = !isGuest || items.length === 0;
  const { data: products } = productsApi.useGetProductsByIdQuery(ids, { skip });
  if (skip || !products || products.length === 0) return null;
  const more = products.length - SHOWN;
  return (
    <section aria-labelledby="waiting-cart" className="mb-8 rounded-card bg-mist p-5">
      <h2 id="waiting-cart" className="font-text text-base font-semibold tracking-normal">
        Waiting in your cart
      </h2>
      <ul role="list" className="mt-3 flex flex-col gap-3">
        {products.slice(0, SHOWN).map(({ _id, name, images, srcset }) => (
          <li key={_id} className="flex min-h-14 items-center gap-3">
            <ResponsiveImage
              src={images[0]}
              widths={srcset[0]}
              sizes="56px"
              alt=""
              className="size-14 shrink-0 rounded-sm"
            />
            <p className="min-w-0 text-sm">
              <span className="text-steel">
                {items.find(({ product }) => product === _id)?.quantity} ×{' '}
              </span>
              <span className="font-semibold">{name}</span>
            </p>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-3 text-sm text-steel">and {more} more</p>}
    </section>
  );
}
