import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ROWS_PER_PAGE } from '../../../../../common/contract/list.js';
import { NotFound } from '../../../../kernel/domain-error.js';
import { isId } from '../../../../kernel/ids.js';
import { Caller, type CurrentUser, StaffWith } from '../../../../platform/http/access.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import { AsksForProof } from '../../../../platform/http/identity-proof.js';
import { PageQuery } from '../../../../platform/http/queries.dto.js';
import { Returns, ReturnsPage } from '../../../../platform/http/returns.js';
import { StrictlyThrottled } from '../../../../platform/http/throttle.js';
import { StaffInvitations } from '../../ports/staff.js';
import { InviteStaff } from '../../use-cases/invite-staff.js';
import { InviteStaffBody, StaffInvitationView } from './staff.dto.js';

/** Each sends an email. */
const SENDINGS = 50;

/** Invitations to the staff, for owners. */
@ApiTags('users')
@StaffWith('staff.change')
@Controller('staff/invitations')
export class StaffInvitationsController {
  constructor(
    private readonly invitations: StaffInvitations,
    private readonly inviteStaff: InviteStaff,
  ) {}

  /** Those that were not accepted yet, the newest first. */
  @ApiOperation({ operationId: 'listStaffInvitations' })
  @Get()
  @ReturnsPage(StaffInvitationView)
  @StaffWith('staff.see')
  async list(@Query() query: PageQuery): Promise<ApiReply<readonly StaffInvitationView[]>> {
    const { page = 1, limit = ROWS_PER_PAGE } = query;
    const found = await this.invitations.list({ page, limit });
    const items = found.items.map(StaffInvitationView.of);
    return ApiReply.page('invitations', { ...found, items });
  }

  /** Sends a link that is good once, for seven days. */
  @ApiOperation({ operationId: 'inviteStaff' })
  @Post()
  @Returns(null)
  @StrictlyThrottled(SENDINGS)
  @AsksForProof('role-change')
  async invite(
    @Body() { email, staffRole }: InviteStaffBody,
    @Caller() caller: CurrentUser,
  ): Promise<ApiReply<null>> {
    await this.inviteStaff.invite({ email, staffRole }, caller);
    return new ApiReply(null, 'Invitation sent.');
  }

  /** Sends a new link; the one before ends. */
  @ApiOperation({ operationId: 'resendStaffInvitation' })
  @Post(':id/resend')
  @Returns(null)
  @HttpCode(200)
  @StrictlyThrottled(SENDINGS)
  @AsksForProof('role-change')
  async resend(@Param('id') id: string, @Caller() caller: CurrentUser): Promise<ApiReply<null>> {
    await this.inviteStaff.sendAgain(invitationId(id), caller);
    return new ApiReply(null, 'Invitation sent again.');
  }

  @ApiOperation({ operationId: 'withdrawStaffInvitation' })
  @Delete(':id')
  @Returns(null)
  async withdraw(@Param('id') id: string, @Caller() caller: CurrentUser): Promise<ApiReply<null>> {
    await this.inviteStaff.withdraw(invitationId(id), caller);
    return new ApiReply(null, 'Invitation withdrawn.');
  }
}

/** @throws NotFound */
function invitationId(id: string): string {
  if (!isId(id)) throw new NotFound('Invitation');
  return id;
}
