import type { ActiveCampaign, ClaimedEmail } from './campaign-deliveries.js';

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
