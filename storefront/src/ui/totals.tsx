import { discountRows } from '../../../common/format/discount';
import { money } from '../../../common/format/money';
import { Skeleton } from './skeleton';

interface TotalsProps {
  /** What is bought costs, in dollars; undefined while it is not known. */
  quote: QuotedTotals | undefined;
  className?: string;
}

interface QuotedTotals {
  subtotal: number;
  discount: number;
  /** The discount code. */
  code?: string;
  /** Null while it depends on an address that is not known. */
  shippingCharge: number | null;
  tax: number;
  isTaxIncluded: boolean;
  total: number;
}

const AT_CHECKOUT = 'Calculated at checkout';

/** Subtotal, discount, delivery, tax and total; a new total is announced. */
export function Totals({ quote, className }: TotalsProps) {
  return (
    <dl className={`flex flex-col gap-3 ${className ?? ''}`}>
      {quote ? (
        rowsOf(quote).map(([label, amount]) => <Row key={label} label={label} amount={amount} />)
      ) : (
        <>
          <Row label="Subtotal" />
          <Row label="Delivery Charge" />
        </>
      )}
      <div className="flex items-baseline justify-between gap-4 border-t border-ink/15 pt-4">
        <dt className="font-heading text-h3 font-bold">Total</dt>
        <dd
          aria-live="polite"
          aria-atomic="true"
          className="font-heading text-price font-bold tabular-nums"
        >
          <span className="sr-only">Total </span>
          {quote ? money(quote.total) : <Skeleton className="inline-block h-7 w-24" />}
        </dd>
      </div>
      {quote && quote.isTaxIncluded && quote.tax > 0 && (
        <div>
          <dt className="sr-only">Tax</dt>
          <dd className="text-right text-sm text-steel">Includes {money(quote.tax)} tax</dd>
        </div>
      )}
    </dl>
  );
}

function rowsOf(quote: QuotedTotals): (readonly [label: string, amount: string])[] {
  const { subtotal, discount, code, shippingCharge, tax, isTaxIncluded } = quote;
  return [
    ['Subtotal', money(subtotal)],
    ...discountRows(code, discount > 0 ? `−${money(discount)}` : undefined),
    ['Delivery Charge', shippingCharge === null ? AT_CHECKOUT : money(shippingCharge)],
    ...(tax > 0 && !isTaxIncluded ? [['Tax', money(tax)] as const] : []),
  ];
}

function Row({ label, amount }: { label: string; amount?: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-steel">{label}</dt>
      <dd className="text-right font-medium tabular-nums">
        {amount ?? <Skeleton className="inline-block h-4 w-16" />}
      </dd>
    </div>
  );
}
