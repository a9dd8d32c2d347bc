import { IsEmail } from 'class-validator';
import { Trimmed } from '../../../../platform/http/trimmed.js';

export class SubscriberEmailBody {
  @Trimmed()
  @IsEmail({}, { message: 'Invalid email address' })
  email!: string;
}
