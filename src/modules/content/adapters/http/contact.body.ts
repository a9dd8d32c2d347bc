import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { IsEmailAddress } from '../../../../platform/http/is-email-address.js';
import { Trimmed } from '../../../../platform/http/trimmed.js';

/** One line: what stands in a mail's header must not begin another. */
const ONE_LINE = /^[^\r\n]*$/;

export class ContactBody {
  @Trimmed()
  @MaxLength(50, { message: 'Name is too long' })
  @IsNotEmpty({ message: 'Name is required' })
  @IsString({ message: 'Name is required' })
  name!: string;

  @Trimmed()
  @IsEmailAddress()
  email!: string;

  @Trimmed()
  @Matches(ONE_LINE, { message: 'Subject must be one line' })
  @MaxLength(150, { message: 'Subject is too long' })
  @IsNotEmpty({ message: 'Subject is required' })
  @IsString({ message: 'Subject is required' })
  subject!: string;

  @Trimmed()
  @MaxLength(5_000, { message: 'Message is too long' })
  @IsNotEmpty({ message: 'Message is required' })
  @IsString({ message: 'Message is required' })
  message!: string;

  /** A field that people do not see. Whatever fills it is a program. */
  @ApiProperty({ type: String, required: false })
  @IsOptional()
  website?: unknown;
}
