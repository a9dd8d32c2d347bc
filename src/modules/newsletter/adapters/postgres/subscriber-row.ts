import type { Subscriber } from '../../domain/subscriber.js';
import type { SubscriberEntity } from './subscriber.entity.js';

const PROPERTIES = {
  id: 'id',
  email: 'email',
  status: 'status',
  createdAt: 'createdAt',
} satisfies Record<keyof Subscriber, keyof SubscriberEntity>;

/** A subscriber as the domain knows it; the table calls each property as the domain does. */
// Object.keys returns string[].
export const SUBSCRIBER_PROPERTIES = Object.keys(PROPERTIES) as (keyof Subscriber)[];

export const toSubscriber = ({ id, email, status, createdAt }: SubscriberEntity) =>
  ({ id, email, status, createdAt }) satisfies Subscriber;
