import type { CampaignText } from '../domain/campaign.js';

/** A campaign that is being sent. */
export interface ActiveCampaign extends CampaignText {
  readonly id: string;
  /** Whether all its recipients are listed. */
  readonly isListed: boolean;
}

/** One subscriber's email, claimed by a process. */
export interface ClaimedEmail {
  readonly campaignId: string;
  readonly subscriberId: string;
  /** Identifies the claim: who lost it changes nothing any more. */
  readonly claim: string;
}

/** How an email ended; `postponed` is tried again later, `returned` at once. */
export type EmailEnd =
  | { readonly state: 'sent' | 'returned' }
  | { readonly state: 'failed' | 'unconfirmed' | 'postponed'; readonly error: string };

/**
 * The emails of running campaigns, shared by all processes. Each method is committed when it resolves; leases
 * are by the clock of the database.
 */
export abstract class CampaignDeliveries {
  /** The campaigns to work on, oldest first, started where their time has come. */
  abstract active(): Promise<readonly ActiveCampaign[]>;

  /** Lists the next recipients of a campaign: subscribers who are active. */
  abstract listRecipients(campaignId: string): Promise<void>;

  /** Leases up to `limit` emails. Those of a process that died are claimed again, unless it had begun them. */
  abstract claim(campaignId: string, limit: number): Promise<readonly ClaimedEmail[]>;

  /** Reserves `count` emails at the rate that all processes share; returns the wait until the first, in ms. */
  abstract reserve(count: number): Promise<number>;

  /**
   * Ends one email, if any, and begins the next, in one step: from here on it is never sent again by itself.
   * Returns the address; undefined where it must not be sent: the subscription ended, the campaign
   * is paused, or the claim is lost.
   */
  abstract turn(
    ended: (ClaimedEmail & { readonly end: EmailEnd }) | undefined,
    next: ClaimedEmail | undefined,
  ): Promise<string | undefined>;

  /** Gives back what was claimed and not begun. */
  abstract release(emails: readonly ClaimedEmail[]): Promise<void>;

  /** Marks emails as unconfirmed whose process died while it sent them. */
  abstract expire(campaignId: string): Promise<void>;

  /** Pauses a campaign that runs, for staff to resume; `reason` is what the mail server says to all emails. */
  abstract pause(campaignId: string, reason: string): Promise<void>;

  /** Ends a campaign that has no email left. */
  abstract finish(campaignId: string): Promise<void>;
}

/** Hands claimed emails to the mail server, over connections of this process. */
export abstract class CampaignBatchSender {
  /**
   * Resolves when each email has ended or was given back; gives back the rest once `signal` is aborted.
   * @throws TransientError where the mail server is away; the rest is given back.
   */
  abstract send(
    campaign: Omit<ActiveCampaign, 'isListed'>,
    emails: readonly ClaimedEmail[],
    signal: AbortSignal,
  ): Promise<void>;

  /** Closes the connections; the next batch opens them again. */
  abstract close(): void;
}

/** What the operator sets of campaigns; the same while the process runs. */
export abstract class CampaignSettings {
  /** The most emails of campaigns in a second, of all processes together. */
  abstract readonly emailsPerSecond: number;
}

/** The emails that an action of a user causes: campaigns let them past. */
export abstract class TransactionalEmails {
  /** Whether some are due and not begun, in any process. */
  abstract hasWaiting(): Promise<boolean>;
}
