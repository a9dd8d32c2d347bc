import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { ChallengePurpose } from '../../ports/factor-challenges.js';
import { UserEntity } from './user.entity.js';

/** What is to be answered by a second factor. A challenge that was answered has no row. */
@Entity('factor_challenge')
@Check('factor_challenge_purpose_check', `purpose IN ('login', 'proof', 'passkey')`)
@Unique(['tokenHash'])
@Index('factor_challenge_user_id', ['userId'])
@Index('factor_challenge_expiry', ['expiresAt'])
export class FactorChallengeEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @ForeignKey(() => UserEntity, { onDelete: 'CASCADE' })
  @Column('uuid')
  userId!: string;

  @Column('text')
  tokenHash!: string;

  @Column('text')
  purpose!: ChallengePurpose;

  @Column('text', { nullable: true })
  passkeyChallenge!: string | null;

  @Column('text', { nullable: true })
  credentialsHash!: string | null;

  @Column('boolean', { default: false })
  trustedDevice!: boolean;

  @Column('int', { default: 0 })
  attempts!: number;

  @Column('timestamptz')
  expiresAt!: Date;
}
