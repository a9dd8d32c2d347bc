export const HISTORY_TOPICS = ['status', 'payment', 'refund', 'stock', 'mail'] as const;
export type HistoryTopic = (typeof HISTORY_TOPICS)[number];

/** What happened to an order. */
export interface NewHistoryEntry {
  readonly at: Date;
  /** The id of the user who did it, or null for the shop itself. */
  readonly by: string | null;
  readonly what: HistoryTopic;
  readonly detail: string;
}

/** An entry of an order's history as it is read. */
export interface HistoryEntry extends NewHistoryEntry {
  /** Who did it: a user's name, or the shop itself. */
  readonly by: string;
}

/** The shopper was sent an email. */
export function emailSent(subject: string, at: Date): NewHistoryEntry {
  return { at, by: null, what: 'mail', detail: `"${subject}" sent` };
}
