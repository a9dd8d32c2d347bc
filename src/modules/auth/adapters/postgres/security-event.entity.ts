import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { SecurityEventKind } from '../../../../../common/contract/security-event.js';

/**
 * A security event, or the attempts of an hour from one source. The ids are no foreign keys: an
 * entry outlives the account, and an attempt locks no user.
 */
@Entity('security_event')
@Check('security_event_count_check', 'count > 0')
@Index('security_event_at', ['at', 'id'])
@Index('security_event_kind', ['kind', 'at', 'id'])
@Index('security_event_user_id', ['userId', 'at'])
@Index('security_event_actor_id', ['actorId', 'at'])
@Index('security_event_address', { synchronize: false })
export class SecurityEventEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  kind!: SecurityEventKind;

  @Column('uuid', { nullable: true })
  userId!: string | null;

  @Column('uuid', { nullable: true })
  actorId!: string | null;

  @Column('text', { nullable: true })
  address!: string | null;

  @Column('text', { nullable: true })
  device!: string | null;

  @Column('boolean', { nullable: true })
  trustedDevice!: boolean | null;

  @Column('text', { nullable: true })
  subject!: string | null;

  @Column('int')
  count!: number;

  @Column('timestamptz')
  firstAt!: Date;

  @Column('timestamptz')
  at!: Date;
}
