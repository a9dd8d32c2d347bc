import { ApiProperty } from '@nestjs/swagger';
import type { FailedJob } from '../outbox/failed-jobs.js';

/** A job that failed, or waits after eight tries or more. */
export class FailedJobView {
  _id!: string;
  job!: string;
  queue!: string;
  /** What it is about: ids and facts. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  payload!: object;
  attempts!: number;
  error!: string | null;
  createdAt!: Date;
  /** Null where it is still tried. */
  failedAt!: Date | null;
  /** Null where it is tried no more. */
  nextTryAt!: Date | null;

  static of({ id, ...job }: FailedJob): FailedJobView {
    return { _id: id, ...job };
  }
}
