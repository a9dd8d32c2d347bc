import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { customerNoteRules } from '../../../../../common/contract/customer.js';
import { Trimmed } from '../../../../platform/http/trimmed.js';

const { text } = customerNoteRules;

export class AddNoteBody {
  @Trimmed()
  @MaxLength(text.max, { message: text.tooLong })
  @IsNotEmpty({ message: text.required })
  @IsString({ message: text.required })
  text!: string;
}
