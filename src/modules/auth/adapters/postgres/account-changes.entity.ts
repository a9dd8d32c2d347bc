import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { UserEntity } from './user.entity.js';

/** A link to choose a new password; without a user where the address is unknown. */
@Entity('password_reset')
@Unique(['tokenHash'])
@Index('password_reset_user_id', ['userId'])
@Index('password_reset_expiry', ['expiresAt'])
export class PasswordResetEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @ForeignKey(() => UserEntity, { onDelete: 'CASCADE' })
  @Column('uuid', { nullable: true })
  userId!: string | null;

  @Column('text')
  tokenHash!: string;

  @Column('timestamptz')
  expiresAt!: Date;
}

/** An unconfirmed change of an account's email address. */
@Entity('email_change')
@Unique(['userId'])
@Unique(['tokenHash'])
@Index('email_change_old_email', { synchronize: false })
@Index('email_change_expiry', ['expiresAt'])
export class EmailChangeEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @ForeignKey(() => UserEntity, { onDelete: 'CASCADE' })
  @Column('uuid')
  userId!: string;

  @Column('text')
  oldEmail!: string;

  @Column('text', { comment: 'of the link that undoes it' })
  tokenHash!: string;

  @Column('timestamptz')
  expiresAt!: Date;
}
