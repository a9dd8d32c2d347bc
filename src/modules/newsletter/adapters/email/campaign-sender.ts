import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { Env } from '../../../../config/env.js';
import {
  type BackgroundTask,
  BackgroundWork,
} from '../../../../platform/background-work/background-work.js';
import { withoutAddresses } from '../../../../platform/logging/without-addresses.js';
import { CampaignInterrupted } from '../../domain/campaign.js';
import { CampaignBatchSender } from '../../ports/campaign-deliveries.js';
import { SendDueCampaigns } from '../../use-cases/send-due-campaigns.js';

/** A process looks for campaigns less often than for jobs: none is due to the second. */
const POLLS_OF_JOBS = 2;
/** How long transactional emails are let past, in ms, before it looks again. */
const YIELD_MS = 500;
/** While the mail server is away, in ms. */
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

/** Sends the campaigns whose time has come, in batches, together with the other processes. */
@Injectable()
export class CampaignSender implements BackgroundTask, OnModuleInit {
  private readonly logger = new Logger('Campaigns');
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();
  private failures = 0;

  constructor(
    private readonly work: BackgroundWork,
    private readonly sendDue: SendDueCampaigns,
    private readonly batches: CampaignBatchSender,
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

  /** Returns the wait until the next round, in ms. */
  private async round(): Promise<number> {
    const progress = await this.sendDue.execute(this.stopping.signal);
    if (progress === 'yielded') return YIELD_MS;
    this.failures = 0;
    return progress === 'worked' ? 0 : POLLS_OF_JOBS * this.env.OUTBOX_POLL_MS;
  }

  private failed(error: unknown): number {
    const waitMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(this.failures++, 10));
    this.logger.warn(
      `Campaign emails were not sent; retrying in ${waitMs} ms: ${withoutAddresses(textOf(error))}`,
    );
    return waitMs;
  }
}

/** With the id of the campaign, where one was interrupted. */
const textOf = (error: unknown) =>
  error instanceof CampaignInterrupted ? error.message : String(error);
