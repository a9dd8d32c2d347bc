import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Clock } from '../../../kernel/time.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { Stock } from '../ports/stock.js';

/** Sales of one transaction, which their products wait for. */
const BATCH = 500;

/** A process that sells more often leaves the counting to the job; ms. */
const QUIET_MS = 5_000;

/** Counts what was sold: sales do not, so that those of one product need not wait for each other. */
@Injectable()
export class CountSold implements OnApplicationShutdown {
  private counting: Promise<void> = Promise.resolve();
  private lastAt = -Infinity;

  constructor(
    private readonly stock: Stock,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    while ((await this.unitOfWork.run(() => this.stock.countSold(BATCH))) === BATCH);
  }

  /** After a sale: counts at once, without waiting for it, where none was counted in the last five seconds. */
  soon(): void {
    const now = this.clock.now().getTime();
    if (now - this.lastAt < QUIET_MS) return;
    this.lastAt = now;
    // The job repeats what fails.
    this.counting = this.execute().catch(() => undefined);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.counting;
  }
}
