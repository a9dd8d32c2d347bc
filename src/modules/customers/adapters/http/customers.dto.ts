import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { profileRules } from '../../../../../common/contract/account.js';
import { customerNoteRules, ownDataRules } from '../../../../../common/contract/customer.js';
import { IsEmailAddress, Trimmed } from '../../../../platform/http/validators.js';
import { UserView } from '../../../auth/index.js';
import type { CustomerNote } from '../../domain/customer.js';

const { text } = customerNoteRules;

export class AddNoteBody {
  @Trimmed()
  @MaxLength(text.max, { message: text.tooLong })
  @IsNotEmpty({ message: text.required })
  @IsString({ message: text.required })
  text!: string;
}

/** A request that needs the password again. */
export class ConfirmedRequestBody {
  @MaxLength(1000, { message: profileRules.currentPassword.wrong })
  @IsNotEmpty({ message: ownDataRules.passwordRequired })
  @IsString({ message: ownDataRules.passwordRequired })
  currentPassword!: string;
}

export class EraseAddressBody {
  @Trimmed()
  @IsEmailAddress()
  email!: string;
}

/** What a customer has bought. */
export class CustomerFiguresView {
  orders!: number;
  /** Pending or shipped. */
  open!: number;
  canceled!: number;
  returned!: number;
  /** In dollars, of the orders that are neither canceled nor returned, without what disputes took. */
  spent!: number;
  lastOrderAt!: Date | null;
}

export class CustomerSessionView {
  startedAt!: Date;
  expiresAt!: Date;
  /** The beginning of the User-Agent; null for a session of an earlier release. */
  device!: string | null;
}

export class NoteAuthorView {
  _id!: string;
  name!: string;
}

export class NoteOrderView {
  _id!: string;
  number!: number;
}

/** A note of the staff. */
export class CustomerNoteView {
  _id!: string;
  text!: string;
  /** Null where the author's account no longer exists. */
  author!: NoteAuthorView | null;
  /** The order that it is about; null where it is about the customer. */
  order!: NoteOrderView | null;
  createdAt!: Date;
}

export const toNoteView = ({
  id,
  text,
  author,
  order,
  createdAt,
}: CustomerNote): CustomerNoteView => ({
  _id: id,
  text,
  author: author && { _id: author.id, name: author.name },
  order: order && { _id: order.id, number: order.number },
  createdAt,
});

/** A customer's page. */
export class CustomerView extends UserView {
  figures!: CustomerFiguresView;
  /** Those that have not ended, newest first. */
  sessions!: CustomerSessionView[];
  hasSecondFactor!: boolean;
  /** Newest first. */
  notes!: CustomerNoteView[];
}

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

/** All that the shop holds of a person. */
export class PersonalDataView {
  madeAt!: Date;
  userId!: string;
  /** By what they are about, such as `account`, `orders` and `cart`. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  data!: Readonly<Record<string, unknown>>;
}
