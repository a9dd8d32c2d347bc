import { applyDecorators } from '@nestjs/common';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { emailProofRules, emailUndoRules } from '../../../../../common/contract/account.js';

/** A token that proves a mailbox. */
export const IsEmailProof = () =>
  applyDecorators(
    IsString({ message: emailProofRules.invalid }),
    MaxLength(emailProofRules.max, { message: emailProofRules.invalid }),
  );

export class UndoEmailChangeBody {
  /** The token of the link in the email. */
  @MaxLength(100, { message: emailUndoRules.invalidLink })
  @IsNotEmpty({ message: emailUndoRules.invalidLink })
  @IsString({ message: emailUndoRules.invalidLink })
  token!: string;
}
