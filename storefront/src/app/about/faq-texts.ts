import { MONEY_BACK } from '../../../../common/contract/order';
import type { ShopSettings } from '../../../../common/contract/shop-settings';
import { handling, returnPolicy } from '../../../../common/format/policy-texts';

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
    answer: `My Orders shows its status at any time. ${handling(settings)}`,
  },
  {
    question: 'Can I cancel my order?',
    answer: `Until it ships. Write to us with the order number and we cancel it for you. ${MONEY_BACK}`,
  },
  {
    question: 'Can I send something back?',
    answer: returnPolicy(settings),
  },
  {
    question: 'Do I need an account?',
    answer:
      'To buy, yes: it keeps your cart and your orders together. What you add before you log in is waiting in your cart.',
  },
];
