import { Body, Controller, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiCookieAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccessFor, type CurrentUser, MaybeCaller } from '../../../../platform/http/access.js';
import { Returns } from '../../../../platform/http/returns.js';
import { callerAddress, callerNetwork } from '../../../../platform/http/caller-address.js';
import { StrictlyThrottled } from '../../../../platform/http/throttle.js';
import { WorkLimits } from '../../../../platform/http/work-limits.js';
import { NoSession } from '../../domain/auth-errors.js';
import { LogIn } from '../../use-cases/log-in.js';
import { LogOut } from '../../use-cases/log-out.js';
import { RefreshSession } from '../../use-cases/refresh-session.js';
import { SignUp } from '../../use-cases/sign-up.js';
import { AccessTokenView, LogInBody, SessionView, SignUpBody } from './session.dto.js';
import { LoginAttempts } from './login-attempts.js';
import { SameOriginGuard } from './same-origin.guard.js';
import { RequestDevices } from './request-devices.js';
import { RefreshCookie } from './refresh-cookie.js';
import { SessionIssuer } from './session-issuer.js';

/** A password hash and a welcome email. */
const SIGN_UPS = { name: 'signup', limit: 40 };

/** Sessions: start, renew, end. */
@ApiTags('auth')
@AccessFor('public')
@UseGuards(SameOriginGuard)
@Controller('auth')
export class SessionController {
  constructor(
    private readonly signUp: SignUp,
    private readonly logIn: LogIn,
    private readonly logOut: LogOut,
    private readonly refreshSession: RefreshSession,
    private readonly cookie: RefreshCookie,
    private readonly attempts: LoginAttempts,
    private readonly devices: RequestDevices,
    private readonly sessions: SessionIssuer,
    private readonly workLimits: WorkLimits,
  ) {}

  /** Creates an account and starts a session. */
  @ApiOperation({ operationId: 'signUp' })
  @Post('signup')
  @StrictlyThrottled(SIGN_UPS.limit)
  async signup(
    @Body() body: SignUpBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionView> {
    const session = await this.workLimits.run(
      SIGN_UPS,
      request,
      () => this.signUp.execute(body),
      () => true,
    );
    return this.sessions.issue({ request, reply }, body.email, session);
  }

  @ApiOperation({ operationId: 'logIn' })
  @Post('login')
  @HttpCode(200)
  @StrictlyThrottled(200)
  async login(
    @Body() body: LogInBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionView> {
    const { email } = body;
    const account = await this.devices.accountOf(request, email);
    const origin = { address: callerAddress(request), network: callerNetwork(request) };
    const attempt = { ...origin, ...account, email };
    const isTrustedDevice = account.device !== undefined;
    const session = await this.attempts.count(attempt, () =>
      this.logIn.execute({ ...body, isTrustedDevice }),
    );
    return this.sessions.issue({ request, reply }, email, session);
  }

  /** Ends this session; succeeds without one, too. */
  @ApiOperation({ operationId: 'logOut' })
  @Post('logout')
  @Returns(null)
  @HttpCode(200)
  @ApiCookieAuth()
  async logout(
    @MaybeCaller() caller: CurrentUser | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<null> {
    const refreshToken = this.cookie.read(request);
    await this.logOut.execute({ sessionId: caller?.sessionId, refreshToken });
    this.cookie.clear(reply);
    return null;
  }

  /** Returns a new access token for the refresh cookie, which is rotated. */
  @ApiOperation({ operationId: 'refreshAccessToken' })
  @Post('access-token')
  @HttpCode(200)
  @ApiCookieAuth()
  async accessToken(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AccessTokenView> {
    const presented = this.cookie.read(request);
    if (!presented) throw new NoSession();
    const session = await this.refreshSession.execute(presented);
    this.cookie.set(reply, session.refreshToken);
    return { accessToken: session.accessToken };
  }
}
