import { Controller, Delete, Get, Param, UseGuards } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Clock } from '../../../../kernel/time.js';
import { NotFound } from '../../../../kernel/domain-error.js';
import { isId } from '../../../../kernel/ids.js';
import { AccessFor, Caller, type CurrentUser } from '../../../../platform/http/access.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import { Returns } from '../../../../platform/http/returns.js';
import { SessionQueries } from '../../ports/session-store.js';
import { EndOwnSessions } from '../../use-cases/end-own-sessions.js';
import { ActiveSessionView } from './session.dto.js';
import { SameOriginGuard } from './same-origin.guard.js';

/** The browsers in which the signed-in user is logged in. */
@ApiTags('auth')
@AccessFor('signed-in')
@UseGuards(SameOriginGuard)
@Controller('auth/sessions')
export class OwnSessionsController {
  constructor(
    private readonly sessions: SessionQueries,
    private readonly endOwnSessions: EndOwnSessions,
    private readonly clock: Clock,
  ) {}

  /** The last seen first; at most 100. */
  @ApiOperation({ operationId: 'listOwnSessions' })
  @Get()
  @Returns([ActiveSessionView])
  async list(@Caller() { id, sessionId }: CurrentUser): Promise<ActiveSessionView[]> {
    const sessions = await this.sessions.ofUser(id, this.clock.now());
    return sessions.map((session) => ActiveSessionView.of(session, sessionId));
  }

  /** Logs the user out in all other browsers. */
  @ApiOperation({ operationId: 'endOtherSessions' })
  @Delete()
  @Returns(null)
  async endOthers(@Caller() { id, sessionId }: CurrentUser): Promise<ApiReply<null>> {
    await this.endOwnSessions.others({ userId: id, sessionId });
    return new ApiReply(null, 'Logged out everywhere else.');
  }

  /** Logs the user out in one browser. */
  @ApiOperation({ operationId: 'endOwnSession' })
  @Delete(':id')
  @Returns(null)
  async end(
    @Param('id') sessionId: string,
    @Caller() { id }: CurrentUser,
  ): Promise<ApiReply<null>> {
    if (!isId(sessionId)) throw new NotFound('Session');
    await this.endOwnSessions.one(id, sessionId);
    return new ApiReply(null, 'Logged out there.');
  }
}
