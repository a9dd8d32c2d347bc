import { alarmTexts } from '../../../../../common/contract/alarms.js';
import { counted } from '../../../../../common/format/text.js';
import { unitsOf } from '../../../../../common/format/units.js';
import { minuteIn } from '../../../../../common/format/zoned-time.js';
import { Money } from '../../../../kernel/money.js';
import type { EmailBlock } from '../../../../platform/mailer/email-block.js';
import type { NamedOrder, StaffNews } from '../../ports/staff-emails.js';

type News<Kind extends StaffNews['kind']> = Extract<StaffNews, { kind: Kind }>;

/** What an email to staff says, and where it leads in the back office. */
interface NewsTexts {
  readonly subject: string;
  readonly text: string;
  readonly blocks: readonly EmailBlock[];
  /** The path is one below the back office. */
  readonly button: { readonly label: string; readonly path: string };
}

/** What an email to staff says; amounts with their currency, times in the shop's zone. */
export function newsTexts(news: StaffNews, timeZone: string): NewsTexts {
  switch (news.kind) {
    case 'new_order':
      return newOrder(news);
    case 'dispute':
      return openDispute(news, timeZone);
    case 'fraud_warning':
      return fraudWarning(news);
    case 'refund_failed':
      return failedRefund(news);
    case 'low_stock':
      return lowStock(news);
    case 'shop_alarm':
      return shopAlarm(news, timeZone);
  }
}

const newOrder = ({ order }: News<'new_order'>): NewsTexts => ({
  subject: `New order ${order.number}`,
  text: `${counted(unitsOf(order.lines), 'unit')} for ${money(order.totalCents)} were paid.`,
  blocks: [
    {
      kind: 'lines',
      rows: order.lines.map(({ name, quantity, priceCents }) => ({
        title: name,
        detail: `${quantity} × ${money(priceCents)}`,
        amount: money(priceCents * quantity),
      })),
    },
    ...facts(['Delivery method', order.shippingMethod]),
    { kind: 'total', label: 'Total', amount: money(order.totalCents) },
  ],
  button: orderButton(order),
});

const openDispute = (
  { dispute: { amountCents, reason, status, answerBy }, order }: News<'dispute'>,
  timeZone: string,
): NewsTexts => {
  const until = status === 'needs_answer' && answerBy ? minuteIn(timeZone, answerBy) : null;
  const answer = until === null ? '' : ` Answer at the card provider by ${until}.`;
  return {
    subject:
      until === null
        ? `Dispute of ${money(amountCents)}`
        : `Dispute of ${money(amountCents)}: answer by ${until}`,
    text: `A cardholder contests a payment.${answer} The order is not shipped until the bank has decided.`,
    blocks: facts(
      ['Order', numberOf(order)],
      ['Amount', money(amountCents)],
      ['Reason', inWords(reason)],
      ['Answer by', until],
    ),
    button: paymentButton(order),
  };
};

const fraudWarning = ({
  warning: { amountCents, fraudType },
  order,
}: News<'fraud_warning'>): NewsTexts => ({
  subject: `Fraud warning for a payment of ${money(amountCents)}`,
  text: 'The card’s bank reports a payment as possible fraud. A refund now avoids a dispute and its fee. The order is not shipped until you refund it or dismiss the warning.',
  blocks: facts(
    ['Order', numberOf(order)],
    ['Amount', money(amountCents)],
    ['Reason', inWords(fraudType)],
  ),
  button: paymentButton(order),
});

const failedRefund = ({
  refund: { amountCents, error },
  order,
}: News<'refund_failed'>): NewsTexts => ({
  subject: `Refund of ${money(amountCents)} failed`,
  text: 'The money did not reach the card: the card provider refused the refund, or the bank returned it. Retry it in the back office.',
  blocks: facts(['Order', numberOf(order)], ['Amount', money(amountCents)], ['Reason', error]),
  button: paymentButton(order),
});

const lowStock = ({ products, total }: News<'low_stock'>): NewsTexts => ({
  subject: `${counted(total, 'product')} low in stock`,
  text:
    total > products.length
      ? `These ${products.length} have the fewest units.`
      : 'These are low or out of stock.',
  blocks: facts(
    ...products.map(({ name, quantity }) => [name, counted(quantity, 'unit')] as const),
  ),
  button: { label: 'See low stock', path: '' },
});

/** How the subject of an email about an alarm begins. */
const ALARM_EVENTS = { began: 'Alarm', reminder: 'Reminder', ended: 'Resolved' } as const;

const shopAlarm = (
  { alarm, event, since, until, detail }: News<'shop_alarm'>,
  timeZone: string,
): NewsTexts => {
  const { title, impact, advice } = alarmTexts[alarm];
  const isOver = event === 'ended';
  return {
    subject: `${ALARM_EVENTS[event]}: ${title}`,
    text: isOver ? 'This alarm is over. You need to do nothing more.' : impact,
    blocks: [
      ...facts(
        [isOver ? 'From' : 'Since', minuteIn(timeZone, since)],
        ['To', until && minuteIn(timeZone, until)],
      ),
      { kind: 'quote', title: 'What was found', text: detail },
      ...(isOver ? [] : [{ kind: 'quote', title: 'What to do first', text: advice } as const]),
      {
        kind: 'paragraph',
        text: 'More about each alarm: the chapter ‘Alarms by email’ of docs/operations.md.',
      },
    ],
    button: { label: 'Open Operations', path: 'operations' },
  };
};

/** The rows that have a value. */
function facts(...rows: readonly (readonly [string, string | null])[]): EmailBlock[] {
  const known = rows.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const]));
  return known.length > 0 ? [{ kind: 'facts', rows: known }] : [];
}

const money = (cents: number) => Money.ofCents(cents).toString();
const numberOf = (order: NamedOrder | undefined) => (order ? String(order.number) : null);

const orderButton = ({ id, number }: NamedOrder) => ({
  label: `Open order ${number}`,
  path: `order-management/${id}`,
});

/** A payment without an order stands on the list of those to review. */
const paymentButton = (order: NamedOrder | undefined) =>
  order ? orderButton(order) : { label: 'See payments to review', path: 'payments' };

/** `product_not_received` reads 'Product not received'. */
function inWords(reason: string): string {
  const text = reason.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
