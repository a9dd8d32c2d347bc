import { Body, Controller, HttpCode, Post, UseGuards } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { AccessFor } from '../../../../platform/http/access.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import { Returns } from '../../../../platform/http/returns.js';
import { StrictlyThrottled } from '../../../../platform/http/throttle.js';
import { UndoEmailChange } from '../../use-cases/undo-email-change.js';
import { SameOriginGuard } from './same-origin.guard.js';
import { UndoEmailChangeBody } from './email-change.dto.js';

/** Undoing a change of email address. */
@ApiTags('auth')
@UseGuards(SameOriginGuard)
@Controller('auth')
export class EmailChangeController {
  constructor(private readonly undoEmailChange: UndoEmailChange) {}

  /**
   * Restores the old email address by the token of the link that was sent there. All sessions of the
   * account end.
   */
  @ApiOperation({ operationId: 'undoEmailChange' })
  @Post('undo-email-change')
  @Returns(null)
  @HttpCode(200)
  @StrictlyThrottled(20)
  @AccessFor('public')
  async undo(@Body() { token }: UndoEmailChangeBody): Promise<ApiReply<null>> {
    await this.undoEmailChange.execute(token);
    return new ApiReply(null, 'Your email address was restored.');
  }
}
