import { ApiProperty } from '@nestjs/swagger';
import { STAFF_ROLES, type StaffRole } from '../../../../../common/contract/staff.js';
import type { StaffInvitation } from '../../domain/staff-invitation.js';

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
