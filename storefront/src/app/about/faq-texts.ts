import { MONEY_BACK } from '../../../../common/contract/order';
import type { ShopSettings } from '../../../../common/contract/shop-settings';
import { counted } from '../../../../common/format/text';

type Policies = Pick<ShopSettings, 'returnDays' | 'returnShipping' | 'handlingDays'>;

/** Until the settings are there, the FAQ promises only what every shop does. */
const NO_PROMISES: Policies = { returnDays: 0, returnShipping: 'customer', handlingDays: null };

/**
 * Questions and answers. What they promise of cancellations and returns is what the order statuses and the settings
 * allow.
 */
export const faqsOf = (settings: Policies = NO_PROMISES) => [
  {
    question: 'What does delivery cost?',
    answer: 'Nothing. Delivery is free on every order, whatever its size and weight.',
  },
  {
    question: 'How can I pay?',
    answer:
      'By card. Your card details go straight to our payment provider and never touch our own servers.',
  },
  {
    question: 'Where is my order?',
    answer: `My Orders shows its status at any time. ${shipping(settings)}`,
  },
  {
    question: 'Can I cancel my order?',
    answer: `Until it ships. Write to us with the order number and we cancel it for you. ${MONEY_BACK}`,
  },
  {
    question: 'Can I send something back?',
    answer: settings.returnDays === 0 ? RETURN_ON_THE_WAY : returnWithin(settings),
  },
  {
    question: 'Do I need an account?',
    answer:
      'To buy, yes: it keeps your cart and your orders together. What you add before you log in is waiting in your cart.',
  },
];

const RETURN_ON_THE_WAY = `While the order is on its way. Refuse the parcel or write to us, and we complete the return once it is back. ${MONEY_BACK} An order that was delivered can no longer be returned.`;

function returnWithin({ returnDays, returnShipping }: Policies): string {
  const payer =
    returnShipping === 'shop' ? 'We pay the return shipping.' : 'You pay the return shipping.';
  return `Until ${counted(returnDays, 'day')} after delivery. Write to us with the order number; while it is on its way you can also refuse the parcel. ${payer} ${MONEY_BACK}`;
}

const shipping = ({ handlingDays }: Policies): string =>
  handlingDays === null
    ? 'We also email you when it ships.'
    : `It ships within ${counted(handlingDays, 'business day')}, and we email you when it does.`;
