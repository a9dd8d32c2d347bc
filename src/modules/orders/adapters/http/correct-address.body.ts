import { applyDecorators } from '@nestjs/common';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import {
  type CustomerField,
  customerRules,
} from '../../../../../common/contract/customer-details.js';
import type { CorrectedAddress } from '../../../../../common/contract/order.js';
import { Trimmed } from '../../../../platform/http/trimmed.js';

/** With the limits and texts of the checkout form. */
function FieldOf(field: CustomerField): PropertyDecorator {
  const { max, required, tooLong } = customerRules[field];
  return applyDecorators(
    Trimmed(),
    MaxLength(max, { message: tooLong }),
    IsNotEmpty({ message: required }),
    IsString({ message: required }),
  );
}

/** The corrected delivery address: whole, but for state and ZIP. */
export class CorrectAddressBody implements CorrectedAddress {
  @FieldOf('fullName')
  fullName!: string;

  /** As the checkout form takes it in the country of the order; spaces and punctuation do not count. */
  @FieldOf('phone')
  phone!: string;

  @FieldOf('address')
  address!: string;

  @FieldOf('city')
  city!: string;
}
