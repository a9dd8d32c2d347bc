import { countryRule, postalCodeLabel } from '../../../../../common/contract/address-format';
import { customerRules } from '../../../../../common/contract/customer-details';
import { countryName } from '../../../../../common/format/address';
import type { Order, OrderLine } from '../api';
import { historySteps } from '../order-history';
import { hasDeliveredUnits } from '../../../../../common/contract/order-return';
import { OrderDocuments } from './order-documents';
import { OrderParcels } from './order-parcels';
import { OrderProduct } from './order-product';
import { OrderReturnsPanel } from './order-returns';
import { useShopDays } from '../../../ui/shop-days';

interface OrderDetailsProps {
  order: Order;
  /** All products but the first, which is shown already. */
  rest: readonly OrderLine[];
}

/** The details of an open order: the other products, the shipping details and the history. */
export function OrderDetails({ order, rest }: OrderDetailsProps) {
  const { day } = useShopDays();
  const { customerDetails: to } = order;
  const shipping: [string, string][] = [
    ['Name', to.fullName],
    ['Address', to.address],
    ['City', to.city],
    ...addressEnd(to),
    ['Phone', to.phone],
    ['Email', to.email],
  ];
  return (
    <div className="animate-fade">
      {rest.map((line) => (
        <div key={line._id} className="border-t border-line">
          <OrderProduct line={line} />
        </div>
      ))}
      <OrderParcels order={order} />
      {hasDeliveredUnits(order) && <OrderReturnsPanel order={order} />}
      <OrderDocuments order={order} />
      <div className="grid grid-cols-1 gap-8 border-t border-line py-6 md:grid-cols-2 md:gap-12">
        <section aria-label="Shipping details">
          <h3 className="mb-3 font-semibold">Shipping details</h3>
          <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-sm">
            {shipping.map(([name, value]) => (
              <div key={name} className="contents">
                <dt className="text-steel">{name}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-label="History">
          <h3 className="mb-3 font-semibold">History</h3>
          <ol className="flex flex-col gap-3 border-l-2 border-line pl-4 text-sm">
            {historySteps(order.history).map(({ at, text }, index) => (
              <li
                key={`${at} ${index}`}
                className="relative before:absolute before:top-1.5 before:-left-[1.3rem] before:size-2 before:rounded-full before:bg-ink"
              >
                <p>{text}</p>
                <time dateTime={at} className="text-steel tabular-nums">
                  {day(at)}
                </time>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </div>
  );
}

/** Abroad with the country, and without what it does not have. */
function addressEnd({ state, zip, country }: Order['customerDetails']): [string, string][] {
  if (country === undefined) {
    return [
      ['State', state],
      ['ZIP', zip],
    ];
  }
  const facts: [string, string][] = [
    [customerRules.state.label, state],
    [postalCodeLabel(country), zip],
    [countryRule.label, countryName(country)],
  ];
  return facts.filter(([, value]) => value !== '');
}
