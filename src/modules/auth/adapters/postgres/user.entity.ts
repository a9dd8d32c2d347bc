import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { ROLES, type Role } from '../../../../../common/contract/role.js';
import { STAFF_ROLES, type StaffRole } from '../../../../../common/contract/staff.js';

@Entity('users')
@Check('users_role_check', `role IN (${ROLES.map((role) => `'${role}'`).join(', ')})`)
@Check(
  'users_staff_role_check',
  `staff_role IS NULL OR role = 'admin' AND staff_role IN (${STAFF_ROLES.map((role) => `'${role}'`).join(', ')})`,
)
@Index('users_email', { synchronize: false })
@Index('users_created', ['createdAt', 'id'])
@Index('users_name', { synchronize: false })
@Index('users_phone', { synchronize: false })
@Index('users_role_created', ['role', 'createdAt', 'id'])
@Index('users_folded', { synchronize: false })
@Index('users_search', { synchronize: false })
export class UserEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  name!: string;

  @Column('text')
  email!: string;

  @Column('text')
  passwordHash!: string;

  @Column('text', { default: 'user' })
  role!: Role;

  /** Null for role user, and for admins whom release 0.2.0 has made: these count as managers. */
  @Column('text', { nullable: true })
  staffRole!: StaffRole | null;

  @Column('text', { nullable: true })
  address!: string | null;

  @Column('text', { nullable: true })
  phone!: string | null;

  @Column('text', { nullable: true })
  image!: string | null;

  @Column('timestamptz')
  createdAt!: Date;

  /** Null unless the account is blocked. */
  @Column('timestamptz', { nullable: true })
  blockedAt!: Date | null;

  /** Null unless the customer's data was erased. */
  @Column('timestamptz', { nullable: true })
  erasedAt!: Date | null;
}
