import { Injectable, Logger } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { MOST_EQUAL_REFUSALS } from '../../../../../common/contract/campaign.js';
import { Env } from '../../../../config/env.js';
import { EmailComposer } from '../../../../platform/mailer/email-composer.js';
import { BulkMailer } from '../../../../platform/mailer/bulk-mailer.js';
import {
  type ActiveCampaign,
  CampaignBatchSender,
  CampaignDeliveries,
  type ClaimedEmail,
  type EmailEnd,
} from '../../ports/campaign-deliveries.js';
import { SubscriberTokens } from '../../ports/subscribers.js';
import { PauseRefusedCampaign } from '../../use-cases/pause-refused-campaign.js';
import { campaignContent, unsubscribeHeaders } from './campaign-content.js';
import { SendingLane } from './sending-lane.js';

/** A shorter wait leaves the end of an email to the statement that begins the next, in ms. */
const SHORT_WAIT_MS = 20;
/** How often the end of an email is written again while the database is away, and the pause, in ms. */
const TRIES = 5;
const RETRY_MS = 1_000;

type Campaign = Omit<ActiveCampaign, 'isListed'>;
type Ended = ClaimedEmail & { readonly end: EmailEnd };

/** Sends claimed emails over the connections of this process, at the rate that all processes share. */
@Injectable()
export class CampaignBatches extends CampaignBatchSender {
  private readonly logger = new Logger('Campaigns');
  private readonly lanes: readonly SendingLane[];

  constructor(
    private readonly deliveries: CampaignDeliveries,
    private readonly pauseRefused: PauseRefusedCampaign,
    private readonly composer: EmailComposer,
    private readonly tokens: SubscriberTokens,
    private readonly env: Env,
    mailer: BulkMailer,
  ) {
    super();
    this.lanes = Array.from({ length: env.CAMPAIGN_CONNECTIONS }, () => new SendingLane(mailer));
  }

  async send(
    campaign: Campaign,
    emails: readonly ClaimedEmail[],
    signal: AbortSignal,
  ): Promise<void> {
    const startAt = performance.now() + (await this.deliveries.reserve(emails.length));
    const content = campaignContent(campaign, this.composer);
    const stop = new AbortController();
    const queue = new Queue(emails, startAt, 1000 / this.env.CAMPAIGN_RATE, () =>
      [signal, stop.signal].some(({ aborted }) => aborted),
    );
    const compose = (email: ClaimedEmail, to: string) => {
      const token = this.tokens.ofCampaign(email.subscriberId, email.campaignId);
      const headers = unsubscribeHeaders(token, this.composer);
      const sendId = `${email.campaignId}.${email.subscriberId}`;
      return this.composer.compose(content(token), { to, sendId, headers });
    };
    const results = await Promise.allSettled(
      this.lanes.map((lane) =>
        this.drain(queue, async (email, to) => lane.send(await compose(email, to))).catch(
          (error: unknown) => {
            stop.abort();
            throw error;
          },
        ),
      ),
    );
    await this.deliveries.release(queue.unused());
    for (const result of results) if (result.status === 'rejected') throw result.reason;
  }

  close(): void {
    for (const lane of this.lanes) lane.close();
  }

  private async drain(
    queue: Queue,
    deliver: (email: ClaimedEmail, to: string) => Promise<EmailEnd>,
  ): Promise<void> {
    let ended: Ended | undefined;
    for (;;) {
      const next = queue.next();
      if (ended && (!next || next.waitMs > SHORT_WAIT_MS)) {
        await this.record(ended);
        ended = undefined;
      }
      if (!next) return;
      if (next.waitMs > 0) await pause(next.waitMs);
      const to = await this.turn(ended, next.email);
      ended = undefined;
      if (to === undefined) {
        queue.skip(next.email);
        continue;
      }
      try {
        ended = { ...next.email, end: await deliver(next.email, to) };
      } catch (error) {
        await this.record({ ...next.email, end: { state: 'returned' } });
        throw error;
      }
      await this.watch(ended);
    }
  }

  private async watch(ended: Ended): Promise<void> {
    const { campaignId, end } = ended;
    try {
      const reason = await this.pauseRefused.execute(campaignId, end);
      if (reason === undefined) return;
      this.logger.warn(
        `Campaign ${campaignId} is paused: the mail server refused ${MOST_EQUAL_REFUSALS} emails in a row: ${reason}`,
      );
    } catch (error) {
      await this.record(ended);
      throw error;
    }
  }

  /** What was sent is written down, whatever becomes of the next email. */
  private async turn(ended: Ended | undefined, next: ClaimedEmail): Promise<string | undefined> {
    try {
      return await this.deliveries.turn(ended, next);
    } catch (error) {
      if (ended) await this.record(ended);
      throw error;
    }
  }

  private async record(ended: Ended): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        await this.deliveries.turn(ended, undefined);
        return;
      } catch (error) {
        if (attempt === TRIES) throw error;
        await pause(RETRY_MS);
      }
    }
  }
}

/** Emails that several lanes take in turn, each with the time from which on it may be sent. */
class Queue {
  private taken = 0;
  private readonly skipped: ClaimedEmail[] = [];

  constructor(
    private readonly emails: readonly ClaimedEmail[],
    private readonly startAt: number,
    private readonly intervalMs: number,
    private readonly isStopped: () => boolean,
  ) {}

  next(): { readonly email: ClaimedEmail; readonly waitMs: number } | undefined {
    const email = this.isStopped() ? undefined : this.emails[this.taken];
    if (!email) return undefined;
    const at = this.startAt + this.taken++ * this.intervalMs;
    return { email, waitMs: at - performance.now() };
  }

  /** It was not begun, as its campaign is paused or its reader has left. */
  skip(email: ClaimedEmail): void {
    this.skipped.push(email);
  }

  unused(): readonly ClaimedEmail[] {
    return [...this.skipped, ...this.emails.slice(this.taken)];
  }
}
