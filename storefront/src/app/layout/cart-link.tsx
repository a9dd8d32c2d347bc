import { Link } from 'react-router';
import { useCartCount } from '../../features/cart/use-cart';
import { counted } from '../../../../common/format/text';
import { Icon } from '../../ui/icon';
import { useSession } from '../../session/use-session';
import { CART } from './nav-links';

/** The link to the cart with its number of items: for a user, and for a guest whose cart is not empty. */
export function CartLink() {
  const isGuest = useSession() === null;
  const count = useCartCount();
  if (count === undefined || (isGuest && count === 0)) return null;
  return (
    <Link
      to={CART.to}
      aria-label={count > 0 ? `Cart, ${counted(count, 'item')}` : 'Cart, empty'}
      className="relative inline-grid size-11 place-items-center rounded-full transition-colors duration-150 hover:bg-ink/5"
    >
      <Icon name="bag" className="size-5.5" />
      {count > 0 && (
        <span
          key={count}
          aria-hidden="true"
          className="animate-fade absolute top-0.5 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-volt px-1 text-xs font-bold text-ink tabular-nums"
        >
          {count}
        </span>
      )}
    </Link>
  );
}
