import { Body, Controller, Delete, Param, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { NotFound } from '../../../../kernel/domain-error.js';
import { isId } from '../../../../kernel/ids.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import { Caller, type CurrentUser, StaffWith } from '../../../../platform/http/access.js';
import { Returns } from '../../../../platform/http/returns.js';
import { ChangeStaffRole } from '../../use-cases/change-staff-role.js';
import { ChangeStaffRoleBody } from './change-staff-role.body.js';

/** The roles of staff. `GET users?role=admin` lists them. */
@ApiTags('users')
@StaffWith('staff.change')
@Controller('staff')
export class StaffController {
  constructor(private readonly changeStaffRole: ChangeStaffRole) {}

  /** Gives a member another role. */
  @ApiOperation({ operationId: 'changeStaffRole' })
  @Put(':id')
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
  @Returns(null)
  async remove(@Param('id') id: string, @Caller() caller: CurrentUser): Promise<ApiReply<null>> {
    if (!isId(id)) throw new NotFound('Staff member');
    await this.changeStaffRole.execute(id, null, caller);
    return new ApiReply(null, 'Removed from the staff.');
  }
}
