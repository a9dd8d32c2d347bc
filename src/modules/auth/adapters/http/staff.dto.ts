import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { STAFF_ROLES, type StaffRole } from '../../../../../common/contract/staff.js';
import { IsEmailAddress, Trimmed } from '../../../../platform/http/validators.js';
import type { ImageUrls } from '../../../../platform/storage/image-urls.js';
import type { StaffInvitation } from '../../domain/staff-invitation.js';
import type { ListedStaffMember } from '../../ports/staff.js';

export class ChangeStaffRoleBody {
  @IsIn(STAFF_ROLES, { message: `staffRole must be one of ${STAFF_ROLES.join(', ')}` })
  @ApiProperty({ enum: STAFF_ROLES, enumName: 'StaffRole' })
  staffRole!: StaffRole;
}

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

export class InviteStaffBody extends ChangeStaffRoleBody {
  @Trimmed()
  @IsEmailAddress()
  email!: string;
}

/** An invitation to the staff that was not accepted yet. */
export class StaffInvitationView {
  _id!: string;
  email!: string;
  @ApiProperty({ enum: STAFF_ROLES, enumName: 'StaffRole' })
  staffRole!: StaffRole;
  sentAt!: Date;
  expiresAt!: Date;

  static of({ id, email, staffRole, sentAt, expiresAt }: StaffInvitation): StaffInvitationView {
    return { _id: id, email, staffRole, sentAt, expiresAt };
  }
}

/** What the link of an invitation offers. */
export class InvitationOfferView {
  email!: string;
  @ApiProperty({ enum: STAFF_ROLES, enumName: 'StaffRole' })
  staffRole!: StaffRole;
  /** Whether the address has an account, which accepts after its login. */
  hasAccount!: boolean;
}
