import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { SessionEntity } from './session.entity.js';

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
