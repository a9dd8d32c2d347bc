import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { ChallengePurpose } from '../../ports/factor-challenges.js';
import { UserEntity } from './user.entity.js';

/** A recovery code that was not used, stored hashed. */
@Entity('recovery_code')
export class RecoveryCodeEntity {
  @ForeignKey(() => UserEntity, { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  userId!: string;

  @PrimaryColumn('text')
  hash!: string;
}

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
