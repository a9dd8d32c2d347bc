import { ApiProperty } from '@nestjs/swagger';
import { STAFF_ROLES, type StaffRole } from '../../../../../common/contract/staff.js';
import type { ImageUrls } from '../../../../platform/storage/image-urls.js';
import type { ListedStaffMember } from '../../ports/staff-queries.js';

/** A member of the staff. */
export class StaffMemberView {
  _id!: string;
  name!: string;
  email!: string;
  /** The URL of the avatar. */
  image!: string | null;
  @ApiProperty({ enum: STAFF_ROLES, enumName: 'StaffRole' })
  staffRole!: StaffRole;
  createdAt!: Date;
  /** The last use of a session, or the last login that the security log has. */
  lastSeenAt!: Date | null;
  hasSecondFactor!: boolean;
  /** Null unless the account is blocked. */
  blockedAt!: Date | null;

  static of({ id, image, ...member }: ListedStaffMember, imageUrls: ImageUrls): StaffMemberView {
    return { _id: id, ...member, image: image && imageUrls.urlOf(image) };
  }
}
