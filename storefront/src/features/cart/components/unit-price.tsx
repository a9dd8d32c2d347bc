import { money } from '../../../../../common/format/money';
import type { CartItem } from '../api';

/** The unit price; on sale in red, with the regular price struck through. */
export function UnitPrice({ product }: { product: CartItem['product'] }) {
  if (!product.hasDiscount) {
    return <p className="mt-1 tabular-nums">{money(product.finalPrice)}</p>;
  }
  return (
    <p className="mt-1 flex flex-wrap items-baseline gap-x-2 tabular-nums">
      <span className="font-medium text-sale">
        <span className="sr-only">Sale price </span>
        {money(product.finalPrice)}
      </span>
      <span className="text-sm text-steel">
        <span className="sr-only">Original price </span>
        <s>{money(product.price)}</s>
      </span>
    </p>
  );
}
