import { Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { Clock } from '../../kernel/clock.js';
import { Ids } from '../../kernel/ids.js';
import { UnitOfWork } from '../../kernel/unit-of-work.js';
import { Database } from '../database/database.js';

const SIGN_EVERY_MS = 10_000;
/** A worker not seen for so long, in ms, is no worker any more. */
const MISSED_AFTER_MS = 60_000;

/** Who works the queues off. */
export interface WorkersState {
  /** Whether there must be workers: without Redis the shop's own processes do their work. */
  readonly needed: boolean;
  /** How many were seen within the last minute. */
  readonly alive: number;
  readonly lastSeenAt: Date | null;
}

/** The signs of life that worker processes leave in Postgres. */
@Injectable()
export class WorkerHeartbeats {
  private readonly id: string;
  private timer: NodeJS.Timeout | undefined;
  private signing: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly env: Env,
    ids: Ids,
  ) {
    this.id = ids.next();
  }

  /** This process is a worker from now on. */
  async start(): Promise<void> {
    this.timer = setInterval(() => void this.sign().catch(() => undefined), SIGN_EVERY_MS);
    await this.sign();
  }

  /** It is none any more, whatever it was just about to sign. When it was seen last stays known. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.signing.catch(() => undefined);
    await this.unitOfWork.run(() =>
      this.database.write('UPDATE worker SET stopped_at = $2 WHERE id = $1', [
        this.id,
        this.clock.now(),
      ]),
    );
  }

  async state(): Promise<WorkersState> {
    const since = new Date(this.clock.now().getTime() - MISSED_AFTER_MS);
    const [row] = await this.database.read<Omit<WorkersState, 'needed'>>(
      `SELECT count(*) FILTER (WHERE stopped_at IS NULL AND seen_at > $1)::int AS alive,
              max(seen_at) AS "lastSeenAt"
         FROM worker`,
      [since],
    );
    return { ...row!, needed: this.env.REDIS_URL !== undefined };
  }

  private sign(): Promise<void> {
    this.signing = this.write(this.clock.now());
    return this.signing;
  }

  private write(now: Date): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.database.write(
        `INSERT INTO worker (id, seen_at) VALUES ($1, $2)
         ON CONFLICT (id) DO UPDATE SET seen_at = $2, stopped_at = NULL`,
        [this.id, now],
      );
      await this.database.write(
        `DELETE FROM worker WHERE seen_at < $1::timestamptz - interval '1 day'`,
        [now],
      );
    });
  }
}
