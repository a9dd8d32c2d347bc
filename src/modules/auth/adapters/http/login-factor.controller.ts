import { Body, Controller, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccessFor } from '../../../../platform/http/access.js';
import { StrictlyThrottled } from '../../../../platform/http/throttle.js';
import { ChallengeExpired } from '../../domain/factor-errors.js';
import { CompleteLogin } from '../../use-cases/complete-login.js';
import { CompleteLoginBody, SessionView } from './session.dto.js';
import { answerOf } from './factors.dto.js';
import { FactorAttempts } from './factor-attempts.js';
import { RequestDevices } from './request-devices.js';
import { SameOriginGuard } from './same-origin.guard.js';
import { SessionIssuer } from './session-issuer.js';

/** The second step of a login. */
@ApiTags('auth')
@UseGuards(SameOriginGuard)
@Controller('auth')
export class LoginFactorController {
  constructor(
    private readonly completeLogin: CompleteLogin,
    private readonly attempts: FactorAttempts,
    private readonly devices: RequestDevices,
    private readonly sessions: SessionIssuer,
  ) {}

  /** Completes a login that was answered with 401 `factor_required`, and starts the session. */
  @ApiOperation({ operationId: 'completeLogin' })
  @Post('login/factor')
  @HttpCode(200)
  @StrictlyThrottled(200)
  @AccessFor('public')
  async complete(
    @Body() body: CompleteLoginBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionView> {
    const { challenge } = body;
    const answer = answerOf(body);
    const account = await this.completeLogin.accountOf(challenge);
    if (!account) throw new ChallengeExpired();
    const { id: userId, email } = account;
    const device = await this.devices.deviceOf(request, account);
    const session = await this.attempts.count({ userId, request, device }, () =>
      this.completeLogin.execute(challenge, answer),
    );
    return this.sessions.issue({ request, reply }, email, session);
  }
}
