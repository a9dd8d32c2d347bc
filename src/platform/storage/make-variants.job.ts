import { Injectable } from '@nestjs/common';
import { JobHandler } from '../outbox/job.js';
import { OnEvent } from '../outbox/on-event.js';
import { Images } from './images.js';
import { imageStored } from './storage-events.js';

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
