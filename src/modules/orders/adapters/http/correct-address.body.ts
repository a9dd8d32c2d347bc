import { applyDecorators } from '@nestjs/common';
import { IsNotEmpty, IsString, Matches, MaxLength } from 'class-validator';
import {
  type CustomerField,
  customerRules,
} from '../../../../../common/contract/customer-details.js';
import type { CorrectedAddress } from '../../../../../common/contract/order.js';
import { Trimmed } from '../../../../platform/http/trimmed.js';

/** By the rules and with the texts of the checkout form. */
function FieldOf(field: CustomerField): PropertyDecorator {
  const { max, required, tooLong, format } = customerRules[field];
  return applyDecorators(
    Trimmed(),
    ...(format ? [Matches(format.pattern, { message: format.invalid })] : []),
    MaxLength(max, { message: tooLong }),
    IsNotEmpty({ message: required }),
    IsString({ message: required }),
  );
}

/** The corrected delivery address: whole, but for state and ZIP. */
export class CorrectAddressBody implements CorrectedAddress {
  @FieldOf('fullName')
  fullName!: string;

  /** 10 to 15 digits. */
  @FieldOf('phone')
  phone!: string;

  @FieldOf('address')
  address!: string;

  @FieldOf('city')
  city!: string;
}
