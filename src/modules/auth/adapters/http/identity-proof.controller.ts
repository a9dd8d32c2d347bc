import { Body, Controller, HttpCode, Post, Req, UseGuards } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { AccessFor, Caller, type CurrentUser } from '../../../../platform/http/access.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import { Returns } from '../../../../platform/http/returns.js';
import { StrictlyThrottled } from '../../../../platform/http/throttle.js';
import { NoSession } from '../../domain/auth-errors.js';
import { UserQueries } from '../../ports/user-queries.js';
import { ProveIdentity } from '../../use-cases/prove-identity.js';
import { FactorAttempts } from './factor-attempts.js';
import { ProofChallengeView, proofOf, ProveIdentityBody } from './identity-proof.dto.js';
import { attemptOf, LoginAttempts } from './login-attempts.js';
import { RequestDevices } from './request-devices.js';
import { SameOriginGuard } from './same-origin.guard.js';

/** Proving again who the signed-in user is. */
@ApiTags('auth')
@AccessFor('signed-in')
@UseGuards(SameOriginGuard)
@Controller('auth')
export class IdentityProofController {
  constructor(
    private readonly proveIdentity: ProveIdentity,
    private readonly factorAttempts: FactorAttempts,
    private readonly loginAttempts: LoginAttempts,
    private readonly users: UserQueries,
    private readonly devices: RequestDevices,
  ) {}

  /** How the user can prove it: by the password, or a second factor where the account has one. */
  @ApiOperation({ operationId: 'openProofChallenge' })
  @Post('proof-challenge')
  @HttpCode(200)
  @StrictlyThrottled(100)
  async begin(@Caller() { id }: CurrentUser): Promise<ProofChallengeView> {
    const open = await this.proveIdentity.begin(id);
    return open ?? { challenge: null, methods: [], passkey: null };
  }

  /** Suffices for 15 minutes, in this session. A wrong answer is a 400. */
  @ApiOperation({ operationId: 'proveIdentity' })
  @Post('proof')
  @HttpCode(200)
  @Returns(null)
  @StrictlyThrottled(100)
  async prove(
    @Body() body: ProveIdentityBody,
    @Caller() { id, sessionId }: CurrentUser,
    @Req() request: FastifyRequest,
  ): Promise<ApiReply<null>> {
    const proof = proofOf(body);
    const session = { userId: id, sessionId };
    const user = await this.users.find(id);
    if (!user) throw new NoSession();
    const device = await this.devices.deviceOf(request, user);
    const prove = () => this.proveIdentity.execute(session, proof);
    await ('password' in proof
      ? this.loginAttempts.count(attemptOf(request, user, device), prove)
      : this.factorAttempts.count({ userId: id, request, device }, prove));
    return new ApiReply(null, 'Confirmed.');
  }
}
