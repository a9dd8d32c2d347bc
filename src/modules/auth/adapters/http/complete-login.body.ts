import { FactorAnswerBody, IsChallenge } from './factor-answer.body.js';

export class CompleteLoginBody extends FactorAnswerBody {
  /** Of the 401 `factor_required`. */
  @IsChallenge()
  challenge!: string;
}
