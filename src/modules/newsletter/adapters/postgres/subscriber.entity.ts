import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Subscriber, SubscriberStatus } from '../../domain/subscriber.js';

/** A subscriber of the newsletter. */
@Entity('subscriber')
@Check('subscriber_status_check', `status IN ('pending', 'active', 'canceled', 'unsubscribed')`)
@Index('subscriber_email', { synchronize: false })
@Index('subscriber_created', ['createdAt', 'id'])
@Index('subscriber_folded', { synchronize: false })
@Index('subscriber_search', { synchronize: false })
@Index('subscriber_status_created', ['status', 'createdAt', 'id'])
@Index('subscriber_status_email', { synchronize: false })
@Index('subscriber_pending_asked', ['askedAt'], { where: "status = 'pending'" })
export class SubscriberEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  email!: string;

  @Column('text')
  status!: SubscriberStatus;

  @Column('timestamptz')
  createdAt!: Date;

  /** When the last confirmation email was sent. */
  @Column('timestamptz', { nullable: true })
  askedAt!: Date | null;
}

const PROPERTIES = {
  id: 'id',
  email: 'email',
  status: 'status',
  createdAt: 'createdAt',
} satisfies Record<keyof Subscriber, keyof SubscriberEntity>;

/** The columns that are properties of the domain's subscriber, under the same names. */
// Object.keys returns string[].
export const SUBSCRIBER_PROPERTIES = Object.keys(PROPERTIES) as (keyof Subscriber)[];

export const toSubscriber = ({ id, email, status, createdAt }: SubscriberEntity) =>
  ({ id, email, status, createdAt }) satisfies Subscriber;
