import { withheldReasons } from '../../../../common/contract/refund.js';
import { Money } from '../../../kernel/money.js';
import type { WithheldAmount } from './order-refund.js';

export const HISTORY_TOPICS = [
  'status',
  'payment',
  'refund',
  'stock',
  'mail',
  'email-resent',
  'address',
  'parcel',
  'return',
] as const;
export type HistoryTopic = (typeof HISTORY_TOPICS)[number];

/** Something that happened to an order. */
export interface NewHistoryEntry {
  readonly at: Date;
  /** The id of the acting user, or null for the shop itself. */
  readonly by: string | null;
  readonly what: HistoryTopic;
  readonly detail: string;
}

/** What an entry says. */
export type HistoryText = Pick<NewHistoryEntry, 'what' | 'detail'>;

/** An entry of an order's history as it is read. */
export interface HistoryEntry extends NewHistoryEntry {
  /** The name of the acting user, or the shop itself. */
  readonly by: string;
}

/** An email was sent to the shopper; again where staff asked for it. */
export const emailSent = (subject: string, isResent: boolean): HistoryText =>
  isResent
    ? { what: 'email-resent', detail: `"${subject}" sent again` }
    : { what: 'mail', detail: `"${subject}" sent` };

/** A parcel was undone before its email was sent. */
export const parcelEmailDropped = (number: number): HistoryText => ({
  what: 'parcel',
  detail: `parcel ${number} undone before its email`,
});

/** What the history says of a part that is refunded. */
export function partTexts(
  part: {
    readonly cents: number;
    readonly units: number;
    readonly withheld: WithheldAmount | null;
  },
  restock: boolean,
): HistoryText[] {
  const { cents, units, withheld } = part;
  const texts: HistoryText[] = [];
  if (cents > 0) texts.push({ what: 'refund', detail: `${Money.ofCents(cents)} requested` });
  if (withheld?.reason) {
    const amount = Money.ofCents(withheld.cents);
    const detail = `${amount} not refunded: ${withheldReasons[withheld.reason]}`;
    texts.push({ what: 'refund', detail });
  }
  if (restock && units > 0) texts.push({ what: 'stock', detail: `${units} back in stock` });
  return texts;
}
