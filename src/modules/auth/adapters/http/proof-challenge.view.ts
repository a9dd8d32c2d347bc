import { ApiProperty } from '@nestjs/swagger';
import { FACTOR_METHODS, type FactorMethod } from '../../../../../common/contract/second-factor.js';

/** How the signed-in user can prove who they are. */
export class ProofChallengeView {
  /** Null where the password proves. */
  challenge!: string | null;
  /** Empty where the password proves. */
  @ApiProperty({ enum: FACTOR_METHODS, enumName: 'FactorMethod', isArray: true })
  methods!: readonly FactorMethod[];
  /** The options of `navigator.credentials.get`. */
  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true })
  passkey!: object | null;
}
