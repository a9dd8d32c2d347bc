import { Body, Controller, HttpCode, Post, Res, UseGuards } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AccessFor, Caller, type CurrentUser } from '../../../../platform/http/access.js';
import { Reply } from '../../../../platform/http/reply.js';
import { StrictlyThrottled } from '../../../../platform/http/throttle.js';
import { ChangePassword } from '../../use-cases/change-password.js';
import { ChangePasswordBody } from './change-password.body.js';
import { OwnSiteGuard } from './own-site.guard.js';
import { RefreshCookie } from './refresh-cookie.js';
import type { SessionView } from './session.view.js';

/** Passwords: change and recover. */
@ApiTags('auth')
@UseGuards(OwnSiteGuard)
@Controller('auth')
export class PasswordController {
  constructor(
    private readonly changePassword: ChangePassword,
    private readonly cookie: RefreshCookie,
  ) {}

  /** A new password. Every other session of the account ends. */
  @Post('change-password')
  @HttpCode(200)
  @StrictlyThrottled(20)
  @AccessFor('signed-in')
  @ApiBearerAuth()
  async change(
    @Caller() caller: CurrentUser,
    @Body() body: ChangePasswordBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Reply<SessionView>> {
    const session = await this.changePassword.execute(caller.id, body);
    this.cookie.set(reply, session.refreshToken);
    return new Reply({ token: session.accessToken }, 'Password changed successfully!');
  }
}
