import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { UserEntity } from './user.entity.js';

/** A passkey of an account: its public half. */
@Entity('passkey')
@Unique(['credentialId'])
@Index('passkey_user_id', ['userId'])
export class PasskeyEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @ForeignKey(() => UserEntity, { onDelete: 'CASCADE' })
  @Column('uuid')
  userId!: string;

  @Column('text')
  credentialId!: string;

  /** COSE, as base64url. */
  @Column('text')
  publicKey!: string;

  /** 32 bits without a sign, so a text here. */
  @Column('bigint')
  counter!: string;

  @Column('text', { array: true })
  transports!: string[];

  @Column('text')
  name!: string;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  lastUsedAt!: Date | null;
}
