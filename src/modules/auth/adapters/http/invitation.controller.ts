import { Body, Controller, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccessFor, Caller, type CurrentUser } from '../../../../platform/http/access.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import { Returns } from '../../../../platform/http/returns.js';
import { StrictlyThrottled } from '../../../../platform/http/throttle.js';
import { AcceptInvitation } from '../../use-cases/accept-invitation.js';
import { AcceptInvitationBody, InvitationTokenBody } from './invitation.dto.js';
import { SameOriginGuard } from './same-origin.guard.js';
import { SessionIssuer } from './session-issuer.js';
import { SessionView } from './session.dto.js';
import { InvitationOfferView } from './staff.dto.js';

/** The link of an invitation to the staff. */
@ApiTags('auth')
@UseGuards(SameOriginGuard)
@StrictlyThrottled(40)
@Controller('auth/invitation')
export class InvitationController {
  constructor(
    private readonly acceptInvitation: AcceptInvitation,
    private readonly sessions: SessionIssuer,
  ) {}

  /** What the link offers. */
  @ApiOperation({ operationId: 'getInvitation' })
  @Post()
  @HttpCode(200)
  @AccessFor('public')
  async look(@Body() { token }: InvitationTokenBody): Promise<InvitationOfferView> {
    return this.acceptInvitation.look(token);
  }

  /** Opens the invited account, and starts its session. */
  @ApiOperation({ operationId: 'acceptInvitation' })
  @Post('accept')
  @AccessFor('public')
  async accept(
    @Body() { token, name, password }: AcceptInvitationBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionView> {
    const { email, ...session } = await this.acceptInvitation.withNewAccount(token, {
      name,
      password,
    });
    return this.sessions.issue({ request, reply }, email, session);
  }

  /** Makes the signed-in user, whose account was invited, a member of the staff. */
  @ApiOperation({ operationId: 'joinStaff' })
  @Post('join')
  @Returns(null)
  @HttpCode(200)
  @AccessFor('signed-in')
  async join(
    @Body() { token }: InvitationTokenBody,
    @Caller() { id, sessionId }: CurrentUser,
  ): Promise<ApiReply<null>> {
    await this.acceptInvitation.withOwnAccount(token, { userId: id, sessionId });
    return new ApiReply(null, 'Welcome to the staff.');
  }
}
