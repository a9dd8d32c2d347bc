import { money } from '../../../common/format/money';

const DELIVERY = 0;

/** Subtotal, delivery and total, in dollars; a new total is announced. */
export function Totals({ total, className }: { total: number; className?: string }) {
  return (
    <dl className={`flex flex-col gap-3 ${className ?? ''}`}>
      <div className="flex justify-between gap-4">
        <dt className="text-steel">Subtotal</dt>
        <dd className="font-medium tabular-nums">{money(total)}</dd>
      </div>
      <div className="flex justify-between gap-4">
        <dt className="text-steel">Delivery Charge</dt>
        <dd className="font-medium tabular-nums">{money(DELIVERY)}</dd>
      </div>
      <div className="flex items-baseline justify-between gap-4 border-t border-ink/15 pt-4">
        <dt className="font-heading text-h3 font-bold">Total</dt>
        <dd
          aria-live="polite"
          aria-atomic="true"
          className="font-heading text-price font-bold tabular-nums"
        >
          <span className="sr-only">Total </span>
          {money(total)}
        </dd>
      </div>
    </dl>
  );
}
