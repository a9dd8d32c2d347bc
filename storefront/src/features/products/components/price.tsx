import { money } from '../../../../../common/format/money';
import type { ListedProduct } from '../product';

/** The price to pay; on sale in red, with the regular price struck through. */
export function Price({ product, className }: { product: ListedProduct; className: string }) {
  if (!product.hasDiscount) return <p className={className}>{money(product.finalPrice)}</p>;
  return (
    <p className={`${className} prices`}>
      <span>
        <span className="sr-only">Sale price </span>
        {money(product.finalPrice)}
      </span>
      <span>
        <span className="sr-only">Original price </span>
        <s>{money(product.price)}</s>
      </span>
    </p>
  );
}
