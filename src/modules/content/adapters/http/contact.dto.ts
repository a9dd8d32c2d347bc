import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { contactRules } from '../../../../../common/contract/contact.js';
import { LargestValue, textSize } from '../../../../platform/http/body-size.js';
import { IsEmailAddress, Trimmed } from '../../../../platform/http/validators.js';

/** A single line, because a line break would begin another email header. */
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

  /** A honeypot field, hidden from people; only bots fill it. */
  @ApiProperty({ type: String, required: false })
  @IsOptional()
  @LargestValue(textSize(subject.max))
  website?: unknown;
}
