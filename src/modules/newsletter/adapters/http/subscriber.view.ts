import type { Subscriber, SubscriberStatus } from '../../domain/subscriber.js';

export class SubscriberView {
  _id!: string;
  email!: string;
  status!: SubscriberStatus;
  createdAt!: Date;

  static of({ id, ...subscriber }: Subscriber): SubscriberView {
    return { _id: id, ...subscriber };
  }
}
