import type { Order, Parcel } from '../api';
import { shownParcels } from '../shown-parcels';
import { useShopDays } from '../../../ui/shop-days';

/** The parcels of an order with their tracking; nothing where they say no more than the status. */
export function OrderParcels({ order }: { order: Order }) {
  const parcels = shownParcels(order);
  if (parcels.length === 0) return null;
  return (
    <section aria-label="Parcels" className="border-t border-line py-6">
      <h3 className="mb-3 font-semibold">Parcels</h3>
      <ul role="list" className="flex flex-col gap-4 text-sm">
        {parcels.map((parcel) => (
          <li key={parcel._id}>
            <ParcelFacts order={order} parcel={parcel} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ParcelFacts({ order, parcel }: { order: Order; parcel: Parcel }) {
  const { day } = useShopDays();
  const { number, carrierName, trackingNumber, trackingUrl, shippedAt, deliveredAt } = parcel;
  const names = new Map(order.products.map(({ _id, name }) => [_id, name]));
  const tracking = [carrierName, trackingNumber].filter(Boolean).join(' ');
  const [verb, at] = deliveredAt ? ['Delivered', deliveredAt] : ['Shipped', shippedAt];
  return (
    <>
      <p className="flex flex-wrap gap-x-3">
        <span className="font-medium">Parcel {number}</span>
        <span className="text-steel">
          {verb}{' '}
          <time dateTime={at} className="tabular-nums">
            {day(at)}
          </time>
        </span>
      </p>
      <ul className="mt-1 text-steel">
        {parcel.lines.map(({ lineId, quantity }) => (
          <li key={lineId} className="wrap-anywhere">
            {quantity} × {names.get(lineId)}
          </li>
        ))}
      </ul>
      {tracking && <p className="mt-1 wrap-anywhere">{tracking}</p>}
      {trackingUrl && (
        <a
          href={trackingUrl}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Track parcel ${number} of order ${order.number}`}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          Track parcel
        </a>
      )}
    </>
  );
}
