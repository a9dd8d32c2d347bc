import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Client } from 'pg';
import { Env } from '../../config/env.js';
import { directAddress } from '../database/data-source.js';
import { QUEUES, type QueueName } from './job.js';
import { OUTBOX_CHANNEL } from './outbox.js';

const RECONNECT_MS = 2_000;

/** Called with the queues that have new jobs. */
export type OnNotification = (queues: readonly QueueName[]) => void;

/** Listens for committed jobs. Only an optimization: the dispatcher's poll is sufficient without it. */
@Injectable()
export class OutboxNotificationListener implements OnApplicationShutdown {
  private client: Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(private readonly env: Env) {}

  async listen(onNotification: OnNotification): Promise<void> {
    const connectionString = directAddress(this.env);
    const client = new Client({ connectionString, keepAlive: true });
    client.on('notification', ({ payload }) => {
      const named = QUEUES.filter((queue) => queue === payload);
      onNotification(named.length > 0 ? named : QUEUES);
    });
    const again = () => {
      if (this.client === client) this.reconnect(onNotification);
      // A client that connected but could not LISTEN would stay open.
      void client.end().catch(() => undefined);
    };
    client.on('error', again);
    client.once('end', again);
    this.client = client;
    try {
      await client.connect();
      await client.query(`LISTEN ${OUTBOX_CHANNEL}`);
    } catch {
      again();
    }
  }

  private reconnect(onNotification: OnNotification): void {
    if (this.stopped || this.retry) return;
    this.retry = setTimeout(() => {
      this.retry = undefined;
      void this.listen(onNotification);
    }, RECONNECT_MS);
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.retry);
    await this.client?.end().catch(() => undefined);
  }
}
