import type { Order } from '../api';
import { statusLook, type Tone } from '../order-status';

const TONES: Record<Tone, string> = {
  yellow: 'bg-pending/28 *:bg-pending',
  blue: 'bg-info/12 *:bg-info',
  green: 'bg-success/12 *:bg-success',
  red: 'bg-sale/12 *:bg-sale',
  purple: 'bg-returned/12 *:bg-returned',
  gray: 'bg-mist *:bg-steel',
};

/** The status in the shopper's words and its color. */
export function StatusBadge({ order }: { order: Pick<Order, 'status' | 'parcels'> }) {
  return <Badge {...statusLook(order.status, order.parcels.length)} />;
}

/** A state in its color. */
export function Badge({ label, tone }: { label: string; tone: Tone }) {
  return (
    <span
      className={`inline-flex min-h-7 items-center gap-2 rounded-full px-3 text-sm font-semibold whitespace-nowrap ${TONES[tone]}`}
    >
      <span aria-hidden="true" className="size-2 rounded-full" />
      {label}
    </span>
  );
}
