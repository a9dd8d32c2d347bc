import { ApiProperty } from '@nestjs/swagger';

export const EMAIL_STATES = ['sent', 'waiting', 'failed'] as const;
export type EmailState = (typeof EMAIL_STATES)[number];

/** An email to a customer. */
export class CustomerEmailView {
  /** What it was about. */
  subject!: string;
  @ApiProperty({ enum: EMAIL_STATES, enumName: 'EmailState' })
  state!: EmailState;
  /** When it was sent, failed, or was to be sent. */
  at!: Date;
  /** The order it was about, if any. */
  orderId!: string | null;
}
