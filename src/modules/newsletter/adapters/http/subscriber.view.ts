import { ApiProperty } from '@nestjs/swagger';
import {
  SUBSCRIBER_STATUSES,
  type Subscriber,
  type SubscriberStatus,
} from '../../domain/subscriber.js';

export class SubscriberView {
  _id!: string;
  email!: string;
  @ApiProperty({ enum: SUBSCRIBER_STATUSES, enumName: 'SubscriberStatus' })
  status!: SubscriberStatus;
  createdAt!: Date;

  static of({ id, ...subscriber }: Subscriber): SubscriberView {
    return { _id: id, ...subscriber };
  }
}
