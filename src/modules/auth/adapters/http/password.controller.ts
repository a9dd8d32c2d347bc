import { Body, Controller, Headers, HttpCode, Post, Res, UseGuards } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AccessFor, Caller, type CurrentUser } from '../../../../platform/http/access.js';
import { Returns } from '../../../../platform/http/returns.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import { StrictlyThrottled } from '../../../../platform/http/throttle.js';
import { type Rate, RateStore } from '../../../../platform/http/throttle-store.js';
import { accountKey } from '../../domain/account-key.js';
import { InvalidResetLink } from '../../domain/auth-errors.js';
import { ChangePassword } from '../../use-cases/change-password.js';
import { RequestPasswordReset } from '../../use-cases/request-password-reset.js';
import { ResetPassword } from '../../use-cases/reset-password.js';
import { ChangePasswordBody } from './change-password.body.js';
import { ForgotPasswordBody } from './forgot-password.body.js';
import { SameOriginGuard } from './same-origin.guard.js';
import { RefreshCookie } from './refresh-cookie.js';
import { ResetPasswordBody } from './reset-password.body.js';
import { SessionView } from './session.view.js';

/** Protects a mailbox from being flooded by others; further requests are ignored silently. */
const LINKS_FOR_EMAIL: Rate = { limit: 3, perMs: 15 * 60_000 };

/** Changing and recovering passwords. */
@ApiTags('auth')
@UseGuards(SameOriginGuard)
@Controller('auth')
export class PasswordController {
  constructor(
    private readonly changePassword: ChangePassword,
    private readonly requestReset: RequestPasswordReset,
    private readonly resetPassword: ResetPassword,
    private readonly cookie: RefreshCookie,
    private readonly rates: RateStore,
  ) {}

  /** Sets a new password. Every other session of the account ends. */
  @ApiOperation({ operationId: 'changePassword' })
  @Post('change-password')
  @Returns(SessionView)
  @HttpCode(200)
  @StrictlyThrottled(20)
  @AccessFor('signed-in')
  @ApiBearerAuth()
  async change(
    @Caller() caller: CurrentUser,
    @Body() body: ChangePasswordBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ApiReply<SessionView>> {
    const session = await this.changePassword.execute(caller.id, body);
    this.cookie.set(reply, session.refreshToken);
    return new ApiReply({ token: session.accessToken }, 'Password changed successfully!');
  }

  /** Sends a reset link; the response is the same whether or not the account exists. */
  @ApiOperation({ operationId: 'requestPasswordReset' })
  @Post('forgot-password')
  @Returns(null)
  @HttpCode(200)
  @StrictlyThrottled(10)
  @AccessFor('public')
  async forgot(@Body() { email }: ForgotPasswordBody): Promise<ApiReply<null>> {
    const refusal = await this.rates.take(`reset of ${accountKey(email)}`, LINKS_FOR_EMAIL);
    if (!refusal) await this.requestReset.execute(email);
    return new ApiReply(null, 'Check your email for the reset link!');
  }

  /** Sets a new password by the token of a reset link. All sessions of the account end. */
  @ApiOperation({ operationId: 'resetPassword' })
  @Post('reset-password')
  @Returns(null)
  @HttpCode(200)
  @StrictlyThrottled(20)
  @AccessFor('public')
  @ApiBearerAuth()
  async reset(
    @Body() body: ResetPasswordBody,
    @Headers('authorization') authorization = '',
  ): Promise<ApiReply<null>> {
    const token = body.token ?? /^bearer (.+)$/i.exec(authorization)?.[1];
    if (!token) throw new InvalidResetLink();
    await this.resetPassword.execute({ token, password: body.password });
    return new ApiReply(null, 'Password reset successful!');
  }
}
