import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { UserEntity } from './user.entity.js';

/** The authenticator app of an account. */
@Entity('totp_factor')
export class TotpFactorEntity {
  @ForeignKey(() => UserEntity, { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  userId!: string;

  /** Encrypted. */
  @Column('text')
  secret!: string;

  @Column('timestamptz')
  createdAt!: Date;

  /** Null until its first code: until then it is no factor. */
  @Column('timestamptz', { nullable: true })
  confirmedAt!: Date | null;

  /** The time step of the last code that was used. */
  @Column('int', { nullable: true })
  lastStep!: number | null;
}
