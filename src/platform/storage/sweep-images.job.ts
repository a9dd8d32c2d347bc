import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { Clock } from '../../kernel/clock.js';
import { HOUR_MS } from '../../kernel/durations.js';
import { ScheduledJobs } from '../scheduled-jobs/scheduled-jobs.js';
import { Images } from './images.js';

/** Sweeps images that are not referenced, or no longer. */
@Injectable()
export class SweepImagesJob implements OnApplicationBootstrap {
  constructor(
    private readonly images: Images,
    private readonly jobs: ScheduledJobs,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.start({ name: 'images.sweep', everyMs: HOUR_MS, run: () => this.sweep() });
  }

  private async sweep(): Promise<void> {
    await this.images.sweep(new Date(this.clock.now().getTime() - this.env.MEDIA_ORPHAN_MS));
  }
}
