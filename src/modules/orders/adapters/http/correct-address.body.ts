import { applyDecorators } from '@nestjs/common';
import { IsString } from 'class-validator';
import {
  type CustomerField,
  customerRules,
} from '../../../../../common/contract/customer-details.js';
import type { CorrectedAddress } from '../../../../../common/contract/order.js';
import { Trimmed } from '../../../../platform/http/trimmed.js';

/** A text; `CorrectAddress` checks all fields together, as the phone depends on the order's country. */
function FieldOf(field: CustomerField): PropertyDecorator {
  return applyDecorators(Trimmed(), IsString({ message: customerRules[field].required }));
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
