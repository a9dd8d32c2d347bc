import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { emailUndoRules } from '../../../../../common/contract/account.js';

export class UndoEmailChangeBody {
  /** The token of the link in the email. */
  @MaxLength(100, { message: emailUndoRules.invalidLink })
  @IsNotEmpty({ message: emailUndoRules.invalidLink })
  @IsString({ message: emailUndoRules.invalidLink })
  token!: string;
}
