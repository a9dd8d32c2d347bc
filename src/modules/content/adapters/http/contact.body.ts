import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { contactRules } from '../../../../../common/contract/contact.js';
import { IsEmailAddress } from '../../../../platform/http/is-email-address.js';
import { Trimmed } from '../../../../platform/http/trimmed.js';

/** One line: what stands in an email's header must not begin another. */
const ONE_LINE = /^[^\r\n]*$/;

const { name, subject, message } = contactRules;

export class ContactBody {
  @Trimmed()
  @MaxLength(name.max, { message: name.tooLong })
  @IsNotEmpty({ message: name.required })
  @IsString({ message: name.required })
  name!: string;

  @Trimmed()
  @IsEmailAddress()
  email!: string;

  @Trimmed()
  @Matches(ONE_LINE, { message: subject.notOneLine })
  @MaxLength(subject.max, { message: subject.tooLong })
  @IsNotEmpty({ message: subject.required })
  @IsString({ message: subject.required })
  subject!: string;

  @Trimmed()
  @MaxLength(message.max, { message: message.tooLong })
  @IsNotEmpty({ message: message.required })
  @IsString({ message: message.required })
  message!: string;

  /** A field that people do not see. Whatever fills it is a program. */
  @ApiProperty({ type: String, required: false })
  @IsOptional()
  website?: unknown;
}
