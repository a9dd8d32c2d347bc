import { Body, Controller, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiCookieAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccessFor, type CurrentUser, MaybeCaller } from '../../../../platform/http/access.js';
import { Returns } from '../../../../platform/http/returns.js';
import { callerAddress } from '../../../../platform/http/caller-address.js';
import { StrictlyThrottled } from '../../../../platform/http/throttle.js';
import { NoSession } from '../../domain/auth-errors.js';
import { LogIn } from '../../use-cases/log-in.js';
import { LogOut } from '../../use-cases/log-out.js';
import { RefreshSession } from '../../use-cases/refresh-session.js';
import { SignUp } from '../../use-cases/sign-up.js';
import { TrustedDeviceCookie } from './trusted-device-cookie.js';
import { LogInBody } from './log-in.body.js';
import { LoginAttempts } from './login-attempts.js';
import { SameOriginGuard } from './same-origin.guard.js';
import { RefreshCookie } from './refresh-cookie.js';
import { AccessTokenView, SessionView } from './session.view.js';
import { SignUpBody } from './sign-up.body.js';

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
    private readonly trustedDevice: TrustedDeviceCookie,
  ) {}

  /** Creates an account and starts a session. */
  @ApiOperation({ operationId: 'signUp' })
  @Post('signup')
  @StrictlyThrottled(40)
  async signup(
    @Body() body: SignUpBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionView> {
    const session = await this.signUp.execute(body);
    this.cookie.set(reply, session.refreshToken);
    return { token: session.accessToken };
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
    const isTrustedDevice = this.trustedDevice.isOf(request, email);
    const session = await this.attempts.count(
      { email, address: callerAddress(request), isTrustedDevice },
      () => this.logIn.execute(body),
    );
    this.trustedDevice.remember(reply, email);
    this.cookie.set(reply, session.refreshToken);
    return { token: session.accessToken };
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
