import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { money } from '../../../../../common/format/money';
import { ResponsiveImage, type ImageWidth } from '../../../ui/responsive-image';
import { Totals } from '../../../ui/totals';

/** A line of what is about to be bought. Prices in dollars. */
export interface SummaryLine {
  id: string;
  name: string;
  image: string | undefined;
  widths: readonly ImageWidth[];
  quantity: number;
  subtotal: number;
}

interface OrderSummaryProps {
  lines: readonly SummaryLine[];
  /** Undefined while it is not known. */
  quote: ComponentProps<typeof Totals>['quote'];
  /** Rendered above the totals. */
  discount?: ReactNode;
  /** Such as until when the products are held. */
  children?: ReactNode;
}

/** The products, their prices and the total. */
export function OrderSummary({ lines, quote, discount, children }: OrderSummaryProps) {
  return (
    <section aria-labelledby="order-summary" className="rounded-card bg-mist p-5 sm:p-7">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="order-summary" className="text-h3">
          Order summary
        </h2>
        <Link
          to="/user/cart"
          className="inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4"
        >
          Edit cart
        </Link>
      </div>
      <ul role="list" className="mt-3 flex flex-col gap-4">
        {lines.map(({ id, name, image, widths, quantity, subtotal }) => (
          <li key={id} className="grid grid-cols-[4rem_1fr_auto] items-center gap-4">
            <ResponsiveImage
              src={image}
              widths={widths}
              sizes="64px"
              alt=""
              className="rounded-sm"
            />
            <div className="min-w-0 text-sm">
              <p className="font-semibold text-balance">{name}</p>
              <p className="text-steel">Quantity: {quantity}</p>
            </div>
            <p className="text-sm font-medium tabular-nums">{money(subtotal)}</p>
          </li>
        ))}
      </ul>
      {discount && <div className="mt-5 border-t border-ink/15 pt-5">{discount}</div>}
      <Totals quote={quote} className="mt-5 border-t border-ink/15 pt-5" />
      {children && <div className="mt-5">{children}</div>}
    </section>
  );
}
