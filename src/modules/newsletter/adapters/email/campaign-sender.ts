import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { Env } from '../../../../config/env.js';
import {
  type BackgroundTask,
  BackgroundWork,
} from '../../../../platform/background-work/background-work.js';
import { withoutAddresses } from '../../../../platform/logging/without-addresses.js';
import { OutboxRepository } from '../../../../platform/outbox/outbox-repository.js';
import { type ActiveCampaign, CampaignDeliveries } from '../../ports/campaign-deliveries.js';
import { CampaignBatches } from './campaign-batches.js';

/** A process looks for campaigns less often than for jobs: none is due to the second. */
const POLLS_OF_JOBS = 2;
/** How long transactional emails are let past, in ms, before it looks again. */
const YIELD_MS = 500;
/** While the mail server is away, in ms. */
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;
/** The most emails that a process claims at once. */
const MOST_CLAIMED = 100;

/** Sends the campaigns whose time has come, in batches, together with the other processes. */
@Injectable()
export class CampaignSender implements BackgroundTask, OnModuleInit {
  private readonly logger = new Logger('Campaigns');
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();
  private failures = 0;

  constructor(
    private readonly work: BackgroundWork,
    private readonly deliveries: CampaignDeliveries,
    private readonly batches: CampaignBatches,
    private readonly outbox: OutboxRepository,
    private readonly env: Env,
  ) {}

  onModuleInit(): void {
    this.work.add(this);
  }

  start(): void {
    this.running = this.run();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      const waitMs = await this.round().catch((error: unknown) => this.failed(error));
      if (waitMs > 0) {
        await pause(waitMs, undefined, { signal, ref: false }).catch(() => undefined);
      }
    }
    this.batches.close();
  }

  /** Works on each running campaign once; returns the wait until the next round, in ms. */
  private async round(): Promise<number> {
    const campaigns = await this.deliveries.active();
    let hasWorked = false;
    for (const campaign of campaigns) {
      if (this.stopping.signal.aborted) break;
      if (await this.outbox.hasWaiting('mail')) return YIELD_MS;
      hasWorked = (await this.sendSome(campaign)) || hasWorked;
    }
    this.failures = 0;
    if (campaigns.length === 0) this.batches.close();
    return hasWorked ? 0 : POLLS_OF_JOBS * this.env.OUTBOX_POLL_MS;
  }

  /** Lists recipients or sends a batch; false where there was nothing to do. */
  private async sendSome({ isListed, ...campaign }: ActiveCampaign): Promise<boolean> {
    const { id } = campaign;
    if (!isListed) {
      await this.deliveries.listRecipients(id);
      return true;
    }
    await this.deliveries.expire(id);
    const limit = Math.min(MOST_CLAIMED, this.env.CAMPAIGN_RATE);
    const emails = await this.deliveries.claim(id, limit);
    if (emails.length === 0) {
      await this.deliveries.finish(id);
      return false;
    }
    await this.batches.send(campaign, emails, this.stopping.signal);
    return true;
  }

  private failed(error: unknown): number {
    const waitMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(this.failures++, 10));
    this.logger.warn(
      `Campaign emails were not sent; retrying in ${waitMs} ms: ${withoutAddresses(String(error))}`,
    );
    return waitMs;
  }
}
