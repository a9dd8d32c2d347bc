import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { STAFF_ROLES, type StaffRole } from '../../../../../common/contract/staff.js';

export class ChangeStaffRoleBody {
  @IsIn(STAFF_ROLES, { message: `staffRole must be one of ${STAFF_ROLES.join(', ')}` })
  @ApiProperty({ enum: STAFF_ROLES, enumName: 'StaffRole' })
  staffRole!: StaffRole;
}
