import { Link } from 'react-router';
import { money } from '../../../../../common/format/money';
import { ResponsiveImage } from '../../../ui/responsive-image';
import type { OrderLine } from '../api';

/** A product as it was bought. */
export function OrderProduct({ line }: { line: OrderLine }) {
  return (
    <div className="grid grid-cols-[4.5rem_1fr_auto] items-center gap-4 py-4 sm:grid-cols-[5.5rem_1fr_auto] sm:gap-6">
      <ResponsiveImage
        src={line.image ?? undefined}
        widths={line.srcset}
        sizes="88px"
        alt=""
        className="rounded-sm"
      />
      <div className="min-w-0">
        <Link
          to={`/products/${line.productId}`}
          className="-my-2.5 inline-flex min-h-11 items-center py-2.5 font-semibold text-balance wrap-anywhere hover:underline"
        >
          {line.name}
        </Link>
        <p className="mt-0.5 text-sm text-steel tabular-nums">
          {money(line.price)} × {line.quantity}
        </p>
      </div>
      <p className="font-semibold tabular-nums">
        <span className="sr-only">Subtotal </span>
        {money(line.subtotal)}
      </p>
    </div>
  );
}
