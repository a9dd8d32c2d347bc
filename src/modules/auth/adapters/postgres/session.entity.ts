import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { UserEntity } from './user.entity.js';

/** A signed-in browser. To end a session is to delete its row. */
@Entity('session')
@Index('session_user_id', ['userId'])
@Index('session_expiry', ['expiresAt'])
export class SessionEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @ForeignKey(() => UserEntity, { onDelete: 'CASCADE' })
  @Column('uuid')
  userId!: string;

  /** The login; for a session of an earlier release, its upgrade. */
  @Column('timestamptz', { default: () => 'now()' })
  startedAt!: Date;

  @Column('timestamptz')
  expiresAt!: Date;

  /** Of the last refresh; null for a session of an earlier release that was not refreshed since. */
  @Column('text', { nullable: true })
  address!: string | null;

  /** The beginning of the User-Agent. */
  @Column('text', { nullable: true })
  device!: string | null;

  /** The login or the last refresh; null for a session of an earlier release. */
  @Column('timestamptz', { nullable: true })
  lastSeenAt!: Date | null;

  /** When its user last proved who they are; null where that was the login. */
  @Column('timestamptz', { nullable: true })
  provedAt!: Date | null;
}

/** A refresh token, stored hashed. */
@Entity('refresh_token')
@Index('refresh_token_newest', ['sessionId'], { unique: true, where: 'good_until IS NULL' })
@Index('refresh_token_session', ['sessionId'])
@Index('refresh_token_old', ['goodUntil'], { where: 'good_until IS NOT NULL' })
export class RefreshTokenEntity {
  @PrimaryColumn('text')
  hash!: string;

  @ForeignKey(() => SessionEntity, { onDelete: 'CASCADE' })
  @Column('uuid')
  sessionId!: string;

  @Column('timestamptz', { nullable: true, comment: 'null for the newest token of its session' })
  goodUntil!: Date | null;
}
