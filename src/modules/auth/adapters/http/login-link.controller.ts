import { Body, Controller, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MINUTE_MS } from '../../../../kernel/time.js';
import { AccessFor } from '../../../../platform/http/access.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import { Returns } from '../../../../platform/http/returns.js';
import { StrictlyThrottled } from '../../../../platform/http/throttle.js';
import { type Rate, RateStore } from '../../../../platform/http/throttle-store.js';
import { WorkLimits } from '../../../../platform/http/work-limits.js';
import { OpenLoginLink } from '../../use-cases/open-login-link.js';
import { RequestLoginLink } from '../../use-cases/request-login-link.js';
import { accountTracker } from './login-attempts.js';
import { LoginLinkBody, RequestLoginLinkBody } from './login-link.dto.js';
import { RequestDevices } from './request-devices.js';
import { SameOriginGuard } from './same-origin.guard.js';

/** A stranger can have this many sent. None ends those before it, so that the user's own always work. */
const LINKS_FOR_EMAIL: Rate = { limit: 3, perMs: 15 * MINUTE_MS };

/** An email to an account; none for an unknown address. */
const LOGIN_LINKS = { name: 'login link', limit: 10 };

/** The way in for a user whose account has no guesses left, because somebody else has used them up. */
@ApiTags('auth')
@AccessFor('public')
@UseGuards(SameOriginGuard)
@Controller('auth/login-link')
export class LoginLinkController {
  constructor(
    private readonly requestLink: RequestLoginLink,
    private readonly openLink: OpenLoginLink,
    private readonly devices: RequestDevices,
    private readonly rates: RateStore,
    private readonly workLimits: WorkLimits,
  ) {}

  /** Sends a login link; the response is the same whether or not the account exists. */
  @ApiOperation({ operationId: 'requestLoginLink' })
  @Post()
  @Returns(null)
  @HttpCode(200)
  @StrictlyThrottled(LOGIN_LINKS.limit)
  async request(
    @Body() { email }: RequestLoginLinkBody,
    @Req() request: FastifyRequest,
  ): Promise<ApiReply<null>> {
    const send = async () => {
      const key = `login link of ${accountTracker(email)}`;
      const refusal = await this.rates.take(key, LINKS_FOR_EMAIL);
      return !refusal && (await this.requestLink.execute(email));
    };
    await this.workLimits.run(LOGIN_LINKS, request, send, (isSent) => isSent);
    return new ApiReply(null, 'Check your email for the login link!');
  }

  /** Lets this device try to log in to the account of the link for an hour. Password and second factor are still asked for. */
  @ApiOperation({ operationId: 'openLoginLink' })
  @Post('open')
  @Returns(null)
  @HttpCode(200)
  @StrictlyThrottled(200)
  async open(
    @Body() { token }: LoginLinkBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ApiReply<null>> {
    const { email } = await this.openLink.accountOf(token);
    await this.openLink.execute(token, this.devices.hashFor({ request, reply }, email));
    return new ApiReply(null, 'You can log in now.');
  }
}
