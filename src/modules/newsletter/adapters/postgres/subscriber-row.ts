import type { Subscriber } from '../../domain/subscriber.js';
import type { SubscriberEntity } from './subscriber.entity.js';

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
