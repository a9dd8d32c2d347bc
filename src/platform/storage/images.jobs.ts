import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { Clock, HOUR_MS } from '../../kernel/time.js';
import { JobHandler, OnEvent } from '../outbox/job.js';
import { ScheduledJobs } from '../scheduled-jobs/scheduled-jobs.js';
import { Images, imageStored } from './images.js';

/** Makes the narrower copies of a new image. */
@Injectable()
@OnEvent({ event: imageStored, job: 'images.make-variants', queue: 'images' })
export class MakeVariantsJob extends JobHandler<{ name: string }> {
  constructor(private readonly images: Images) {
    super();
  }

  async handle({ name }: { name: string }): Promise<void> {
    await this.images.makeNarrower(name);
  }
}

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
    this.jobs.start({
      name: 'images.sweep',
      everyMs: HOUR_MS,
      run: (signal) => this.sweep(signal),
    });
  }

  private async sweep(signal: AbortSignal): Promise<void> {
    const before = new Date(this.clock.now().getTime() - this.env.MEDIA_ORPHAN_MS);
    await this.images.sweep(before, signal);
  }
}
