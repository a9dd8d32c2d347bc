import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { UserEntity } from './user.entity.js';

/** An unconfirmed change of an account's email address. */
@Entity('email_change')
@Unique(['userId'])
@Unique(['tokenHash'])
@Index('email_change_old_email', { synchronize: false })
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
