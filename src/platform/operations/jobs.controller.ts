import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ROWS_PER_PAGE } from '../../../common/contract/list.js';
import { NotFound } from '../../kernel/domain-error.js';
import { UnitOfWork } from '../../kernel/unit-of-work.js';
import { Caller, type CurrentUser, StaffWith } from '../http/access.js';
import { Returns, ReturnsPage } from '../http/returns.js';
import { PageQuery } from '../http/queries.dto.js';
import { ApiReply } from '../http/api-reply.js';
import { withoutAddresses } from '../logging/without-addresses.js';
import { FailedJobs } from '../outbox/failed-jobs.js';
import { PlatformAuditLog } from './audit-ports.js';
import { FailedJobView } from './jobs.dto.js';

/** Jobs that need attention. */
@ApiTags('operations')
@ApiBearerAuth()
@StaffWith('operations.see')
@Controller('jobs')
export class JobsController {
  constructor(
    private readonly jobs: FailedJobs,
    private readonly auditLog: PlatformAuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Jobs that failed, or wait after eight attempts or more; newest first. */
  @ApiOperation({ operationId: 'listFailedJobs' })
  @Get('failed')
  @ReturnsPage(FailedJobView)
  async failed(
    @Query() { page = 1, limit = ROWS_PER_PAGE }: PageQuery,
  ): Promise<ApiReply<readonly FailedJobView[]>> {
    const found = await this.jobs.list({ page, limit });
    return ApiReply.page('jobs', { ...found, items: found.items.map(FailedJobView.of) });
  }

  /** Retries a listed job at once. */
  @ApiOperation({ operationId: 'retryJob' })
  @StaffWith('operations.change')
  @Post(':id/retry')
  @Returns(null)
  @HttpCode(200)
  async retry(@Param('id') id: string, @Caller() actor: CurrentUser): Promise<ApiReply<null>> {
    await this.unitOfWork.run(async () => {
      const job = await this.jobs.retry(id);
      if (!job) throw new NotFound('Failed job');
      const { attempts, error } = job;
      await this.auditLog.record({
        actor,
        action: 'jobs.retry',
        subject: `job ${job.job} ${job.id}`,
        before: { attempts, error: error && withoutAddresses(error) },
        after: { attempts: 0 },
      });
    });
    return new ApiReply(null, 'Job queued for retry.');
  }

  /** Gives up a job that failed for good: what it was for does not happen. */
  @ApiOperation({ operationId: 'dismissJob' })
  @StaffWith('operations.change')
  @Post(':id/dismiss')
  @Returns(null)
  @HttpCode(200)
  async dismiss(@Param('id') id: string, @Caller() actor: CurrentUser): Promise<ApiReply<null>> {
    await this.unitOfWork.run(async () => {
      const job = await this.jobs.dismiss(id);
      if (!job) throw new NotFound('Failed job');
      const { attempts, error, payload } = job;
      await this.auditLog.record({
        actor,
        action: 'jobs.dismiss',
        subject: `job ${job.job} ${job.id}`,
        before: {
          attempts,
          error: error && withoutAddresses(error),
          payload: JSON.parse(withoutAddresses(JSON.stringify(payload))) as unknown,
        },
      });
    });
    return new ApiReply(null, 'Job dismissed.');
  }
}
