import { MONEY_BACK, REFUND_ARRIVAL } from '../contract/order.js';
import type { ShopSettings } from '../contract/shop-settings.js';
import { counted } from './text.js';

/** Until when and how something can be sent back, by the settings of the shop: the whole procedure. */
export function returnPolicy({
  returnDays,
  returnShipping,
}: Pick<ShopSettings, 'returnDays' | 'returnShipping'>): string {
  if (returnDays === 0) return RETURN_ON_THE_WAY;
  const payer =
    returnShipping === 'shop' ? 'We pay the return shipping.' : 'You pay the return shipping.';
  return `Until ${counted(returnDays, 'day')} after delivery. Ask for the return in My Orders, and once we have approved it, we email you where to send the items. While the order is on its way you can also refuse the parcel. ${payer} ${RETURN_BACK}`;
}

/** The refund of items that are sent back; the delivery is refunded only where the shop decides so. */
const RETURN_BACK = `Once we have received the items, what you paid for them goes back to the card you paid with, ${REFUND_ARRIVAL}.`;

const RETURN_ON_THE_WAY = `While the order is on its way. Refuse the parcel, or write to us with the number of your order, which stands in My Orders and in our emails. We complete the return once the parcel is back. ${MONEY_BACK} An order that was delivered can no longer be returned.`;

/** When an order ships, as far as the shop promises it. */
export const handling = ({ handlingDays }: Pick<ShopSettings, 'handlingDays'>): string =>
  handlingDays === null
    ? 'We also email you when it ships.'
    : `It ships within ${counted(handlingDays, 'business day')}, and we email you when it does.`;
