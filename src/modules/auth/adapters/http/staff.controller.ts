import { Body, Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ROWS_PER_PAGE } from '../../../../../common/contract/list.js';
import { NotFound } from '../../../../kernel/domain-error.js';
import { isId } from '../../../../kernel/ids.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import { Caller, type CurrentUser, StaffWith } from '../../../../platform/http/access.js';
import { AsksForProof } from '../../../../platform/http/identity-proof.js';
import { PageQuery } from '../../../../platform/http/queries.dto.js';
import { Returns, ReturnsPage } from '../../../../platform/http/returns.js';
import { ImageUrls } from '../../../../platform/storage/image-urls.js';
import { StaffQueries } from '../../ports/staff.js';
import { RemoveLostFactors } from '../../use-cases/remove-lost-factors.js';
import { ChangeStaffRole } from '../../use-cases/change-staff-role.js';
import { ChangeStaffRoleBody, StaffMemberView } from './staff.dto.js';

/** The staff and their roles. */
@ApiTags('users')
@StaffWith('staff.change')
@Controller('staff')
export class StaffController {
  constructor(
    private readonly queries: StaffQueries,
    private readonly changeStaffRole: ChangeStaffRole,
    private readonly removeLostFactors: RemoveLostFactors,
    private readonly imageUrls: ImageUrls,
  ) {}

  /** The staff, the oldest accounts first. */
  @ApiOperation({ operationId: 'listStaff' })
  @Get()
  @ReturnsPage(StaffMemberView)
  @StaffWith('staff.see')
  async list(@Query() query: PageQuery): Promise<ApiReply<readonly StaffMemberView[]>> {
    const { page = 1, limit = ROWS_PER_PAGE } = query;
    const found = await this.queries.list({ page, limit });
    const items = found.items.map((member) => StaffMemberView.of(member, this.imageUrls));
    return ApiReply.page('staff', { ...found, items });
  }

  /** Gives a member another role. */
  @ApiOperation({ operationId: 'changeStaffRole' })
  @Put(':id')
  @AsksForProof('role-change')
  @Returns(null)
  async change(
    @Param('id') id: string,
    @Body() { staffRole }: ChangeStaffRoleBody,
    @Caller() caller: CurrentUser,
  ): Promise<ApiReply<null>> {
    if (!isId(id)) throw new NotFound('Staff member');
    await this.changeStaffRole.execute(id, staffRole, caller);
    return new ApiReply(null, 'Role changed.');
  }

  /** Makes a shopper of a member, whose sessions end at once. */
  @ApiOperation({ operationId: 'removeStaffMember' })
  @Delete(':id')
  @AsksForProof('role-change')
  @Returns(null)
  async remove(@Param('id') id: string, @Caller() caller: CurrentUser): Promise<ApiReply<null>> {
    if (!isId(id)) throw new NotFound('Staff member');
    await this.changeStaffRole.execute(id, null, caller);
    return new ApiReply(null, 'Removed from the staff.');
  }

  /** Removes the second factors of a member who has lost them. Their sessions end at once. */
  @ApiOperation({ operationId: 'removeStaffFactors' })
  @Delete(':id/factors')
  @Returns(null)
  @AsksForProof('role-change')
  async removeFactors(
    @Param('id') id: string,
    @Caller() caller: CurrentUser,
  ): Promise<ApiReply<null>> {
    if (!isId(id)) throw new NotFound('Staff member');
    await this.removeLostFactors.ofStaff(id, caller);
    return new ApiReply(null, 'Second factors removed.');
  }
}
