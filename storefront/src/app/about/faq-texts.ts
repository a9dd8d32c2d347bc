import { MONEY_BACK } from '../../../../common/contract/order';

/** Questions and answers. What they promise of cancellations and returns is what the order statuses allow. */
export const FAQS = [
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
    answer: 'My Orders shows its status at any time. We also email you when it ships.',
  },
  {
    question: 'Can I cancel my order?',
    answer: `Until it ships. Write to us with the order number and we cancel it for you. ${MONEY_BACK}`,
  },
  {
    question: 'Can I send something back?',
    answer: `While the order is on its way. Refuse the parcel or write to us, and we complete the return once it is back. ${MONEY_BACK} An order that was delivered can no longer be returned.`,
  },
  {
    question: 'Do I need an account?',
    answer:
      'To buy, yes: it keeps your cart and your orders together. What you add before you log in is waiting in your cart.',
  },
];
