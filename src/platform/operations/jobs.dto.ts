import { ApiProperty } from '@nestjs/swagger';
import type { FailedJob } from '../outbox/failed-jobs.js';

/** A job that failed, or waits after eight attempts or more. */
export class FailedJobView {
  _id!: string;
  job!: string;
  queue!: string;
  /** Ids and facts about its subject. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  payload!: object;
  attempts!: number;
  error!: string | null;
  createdAt!: Date;
  /** Null while further attempts follow. */
  failedAt!: Date | null;
  /** Null where no further attempt follows. */
  nextTryAt!: Date | null;

  static of({ id, ...job }: FailedJob): FailedJobView {
    return { _id: id, ...job };
  }
}
