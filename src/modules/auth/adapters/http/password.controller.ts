import { Body, Controller, Headers, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MINUTE_MS } from '../../../../kernel/time.js';
import { AccessFor, Caller, type CurrentUser } from '../../../../platform/http/access.js';
import { Returns } from '../../../../platform/http/returns.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import { StrictlyThrottled } from '../../../../platform/http/throttle.js';
import { type Rate, RateStore } from '../../../../platform/http/throttle-store.js';
import { WorkLimits } from '../../../../platform/http/work-limits.js';
import { InvalidResetLink, NoSession } from '../../domain/auth-errors.js';
import { UserQueries } from '../../ports/user-queries.js';
import { ChangePassword } from '../../use-cases/change-password.js';
import { RequestPasswordReset } from '../../use-cases/request-password-reset.js';
import { ResetPassword } from '../../use-cases/reset-password.js';
import { accountTracker, attemptOf, LoginAttempts } from './login-attempts.js';
import { ChangePasswordBody, ForgotPasswordBody, ResetPasswordBody } from './password.dto.js';
import { RequestDevices } from './request-devices.js';
import { SameOriginGuard } from './same-origin.guard.js';
import { RefreshCookie } from './refresh-cookie.js';
import { SessionView } from './session.dto.js';

/** Protects a mailbox from being flooded by others; further requests are ignored silently. */
const LINKS_FOR_EMAIL: Rate = { limit: 3, perMs: 15 * MINUTE_MS };

/** An email to an account; none for an unknown address. */
const RESET_LINKS = { name: 'reset link', limit: 10 };

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
    private readonly devices: RequestDevices,
    private readonly attempts: LoginAttempts,
    private readonly users: UserQueries,
    private readonly rates: RateStore,
    private readonly workLimits: WorkLimits,
  ) {}

  /** Sets a new password. Every other session of the account ends. */
  @ApiOperation({ operationId: 'changePassword' })
  @Post('change-password')
  @Returns(SessionView)
  @HttpCode(200)
  @StrictlyThrottled(20)
  @AccessFor('signed-in')
  async change(
    @Caller() caller: CurrentUser,
    @Body() body: ChangePasswordBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ApiReply<SessionView>> {
    const { id: userId, sessionId } = caller;
    const user = await this.users.find(userId);
    if (!user) throw new NoSession();
    const attempt = attemptOf(request, user, await this.devices.deviceOf(request, user));
    const session = await this.attempts.count(attempt, () =>
      this.changePassword.execute({ userId, sessionId }, body),
    );
    this.cookie.set(reply, session.refreshToken);
    return new ApiReply({ token: session.accessToken }, 'Password changed successfully!');
  }

  /** Sends a reset link; the response is the same whether or not the account exists. */
  @ApiOperation({ operationId: 'requestPasswordReset' })
  @Post('forgot-password')
  @Returns(null)
  @HttpCode(200)
  @StrictlyThrottled(RESET_LINKS.limit)
  @AccessFor('public')
  async forgot(
    @Body() { email }: ForgotPasswordBody,
    @Req() request: FastifyRequest,
  ): Promise<ApiReply<null>> {
    const send = async () => {
      const refusal = await this.rates.take(`reset of ${accountTracker(email)}`, LINKS_FOR_EMAIL);
      return !refusal && (await this.requestReset.execute(email));
    };
    await this.workLimits.run(RESET_LINKS, request, send, (isSent) => isSent);
    return new ApiReply(null, 'Check your email for the reset link!');
  }

  /**
   * Sets a new password by the token of a reset link. All sessions of the account end; for an hour the
   * device can log in, however many guesses strangers have used up.
   */
  @ApiOperation({ operationId: 'resetPassword' })
  @Post('reset-password')
  @Returns(null)
  @HttpCode(200)
  @StrictlyThrottled(20)
  @AccessFor('public')
  @ApiBearerAuth()
  async reset(
    @Body() body: ResetPasswordBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Headers('authorization') authorization = '',
  ): Promise<ApiReply<null>> {
    const token = body.token ?? /^bearer (.+)$/i.exec(authorization)?.[1];
    if (!token) throw new InvalidResetLink();
    const user = await this.resetPassword.execute({ token, password: body.password });
    await this.devices.trust({ request, reply }, user, 'email');
    return new ApiReply(null, 'Password reset successful!');
  }
}
