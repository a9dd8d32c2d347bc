import { Link } from 'react-router';
import { money, totalOf } from '../../../../../common/format/money';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { ResponsiveImage } from '../../../ui/responsive-image';
import { Stepper } from '../../../ui/stepper';
import type { CartLine } from '../cart-lines';
import { useItemChanges } from '../use-item-changes';
import { CartStock } from './cart-stock';
import { UnitPrice } from './unit-price';

interface CartRowProps {
  user: string;
  line: CartLine;
  /** The unit price when the shopper last saw it, where it has changed. */
  priceBefore: number | undefined;
  /** Called on the press, as the row is removed right after it. */
  onRemove: () => void;
}

/** One product in the cart: image, name, price, stock, quantity and Remove. */
export function CartRow({ user, line, priceBefore, onRemove }: CartRowProps) {
  const { item, stock } = line;
  const { product, quantity } = item;
  const { setQuantity, remove, busy } = useItemChanges(user, item);
  const to = `/products/${product._id}`;
  return (
    <article
      aria-label={product.name}
      className="grid grid-cols-[5.5rem_1fr] gap-x-4 py-5 sm:grid-cols-[8rem_1fr_auto] sm:gap-x-6 sm:py-6"
    >
      <Link to={to} tabIndex={-1} aria-hidden="true" className="row-span-2 self-start">
        <ResponsiveImage
          src={product.images[0]}
          widths={product.srcset}
          sizes="128px"
          alt=""
          className={`rounded-card ${product.available ? '' : 'opacity-50 grayscale'}`}
        />
      </Link>
      <div className="min-w-0">
        <h2 className="text-h3 font-bold">
          <Link
            to={to}
            className="-my-2.5 inline-flex min-h-11 items-center py-2.5 hover:underline"
          >
            {product.name}
          </Link>
        </h2>
        <UnitPrice product={product} />
        {priceBefore !== undefined && (
          <p role="status" className="mt-1 text-sm font-medium text-info">
            The price has changed since you last looked. It was {money(priceBefore)}.
          </p>
        )}
        <CartStock line={line} />
      </div>
      <p className="col-start-2 mt-3 text-lg font-semibold tabular-nums sm:col-start-3 sm:row-start-1 sm:mt-0 sm:text-right">
        <span className="sr-only">Subtotal of {product.name}: </span>
        {product.available ? money(totalOf([{ price: product.finalPrice, quantity }])) : '–'}
      </p>
      <div className="col-span-full mt-3 flex flex-wrap items-center justify-between gap-3 sm:col-span-2 sm:col-start-2 sm:mt-4">
        {product.available ? (
          <Stepper
            value={quantity}
            max={stock}
            of={product.name}
            disabled={busy}
            onChange={(next) => void setQuantity(next)}
          />
        ) : (
          <span />
        )}
        <Button
          look="quiet"
          className="-mr-4 sm:-mr-5"
          aria-label={`Remove ${product.name}`}
          onClick={() => {
            onRemove();
            void remove();
          }}
        >
          <Icon name="trash" className="size-4.5" />
          Remove
        </Button>
      </div>
    </article>
  );
}
