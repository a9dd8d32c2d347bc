import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString } from 'class-validator';
import {
  type AddressFormat,
  countryRule,
  type PostalCodeFormat,
} from '../../../../../common/contract/address-format.js';
import type { State } from '../../../../../common/contract/state-names.js';

export class AddressFormatQuery {
  /** Two letters of ISO 3166-1, in any case. */
  @IsNotEmpty({ message: countryRule.required })
  @IsString({ message: countryRule.required })
  country!: string;
}

/** A state, province or region. */
export class StateView implements State {
  /** ISO 3166-2 without the country. */
  readonly code!: string;
  readonly name!: string;
}

export class PostalCodeFormatView implements PostalCodeFormat {
  /** A regular expression of the whole code. */
  readonly pattern!: string;
  readonly isCaseSensitive!: boolean;
  readonly isRequired!: boolean;
}

/** How addresses of a country are written. */
export class AddressFormatView implements AddressFormat {
  readonly country!: string;
  /** By name; empty where none are known. */
  @ApiProperty({ type: [StateView] })
  readonly states!: readonly StateView[];
  readonly isStateRequired!: boolean;
  /** Null where the country has no postal codes. */
  @ApiProperty({ type: PostalCodeFormatView, nullable: true })
  readonly postalCode!: PostalCodeFormatView | null;
}
