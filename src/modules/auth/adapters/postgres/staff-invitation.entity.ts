import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { STAFF_ROLES, type StaffRole } from '../../../../../common/contract/staff.js';
import { UserEntity } from './user.entity.js';

/** An open invitation to the staff. */
@Entity('staff_invitation')
@Check(
  'staff_invitation_role_check',
  `staff_role IN (${STAFF_ROLES.map((role) => `'${role}'`).join(', ')})`,
)
@Unique(['tokenHash'])
@Index('staff_invitation_email', { synchronize: false })
@Index('staff_invitation_invited_by', ['invitedBy'])
@Index('staff_invitation_sent', ['sentAt', 'id'])
export class StaffInvitationEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  email!: string;

  @Column('text')
  staffRole!: StaffRole;

  @Column('text')
  tokenHash!: string;

  /** How often it was sent: each email has a link of its own, and ends the one before. */
  @Column('int')
  sends!: number;

  @ForeignKey(() => UserEntity, { onDelete: 'CASCADE' })
  @Column('uuid')
  invitedBy!: string;

  @Column('timestamptz')
  sentAt!: Date;

  @Column('timestamptz')
  expiresAt!: Date;
}
