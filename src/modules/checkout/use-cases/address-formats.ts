import { Injectable } from '@nestjs/common';
import {
  type AddressFormat,
  countryRule,
  customerRulesFor,
} from '../../../../common/contract/address-format.js';
import { addressFormatOf } from '../../../../common/contract/address-formats.js';
import { customerRules } from '../../../../common/contract/customer-details.js';
import { InvalidInput } from '../../../kernel/domain-error.js';
import { DeliveryQueries } from '../../delivery/index.js';
import { TaxRates } from '../../tax/index.js';
import {
  type CustomerDetails,
  readCountry,
  readCustomerDetails,
} from '../domain/customer-details.js';

/** The checkout form, with the country that it is for; without one where none is known. */
export interface AddressedDetails {
  readonly customerDetails: CustomerDetails;
  /** Two letters of ISO 3166-1. */
  readonly country?: string;
}

/** The countries that a purchase may go to, and how addresses there are written. */
@Injectable()
export class AddressFormats {
  constructor(
    private readonly delivery: DeliveryQueries,
    private readonly taxes: TaxRates,
  ) {}

  /**
   * The country of a purchase: the given one, else the default. Undefined where none is known.
   * @param given two letters of ISO 3166-1
   * @throws InvalidInput where the shop does not deliver there
   */
  async country(given: string | undefined): Promise<string | undefined> {
    if (given === undefined) return this.delivery.defaultCountry();
    if ((await this.delivery.servedCountries()).includes(given)) return given;
    throw InvalidInput.field('country', countryRule.notServed);
  }

  /**
   * Parses the checkout form by the rules of the country that it names.
   * @throws InvalidInput naming every invalid field, TaxUnavailable
   */
  async read(sent: unknown): Promise<AddressedDetails> {
    const country = await this.country(readCountry(sent));
    const rules = country === undefined ? customerRules : customerRulesFor(await this.of(country));
    return { customerDetails: readCustomerDetails(sent, rules), ...(country && { country }) };
  }

  /**
   * As the checkout form needs it: a state is also required where a price depends on it.
   * @throws TaxUnavailable
   */
  async of(country: string): Promise<AddressFormat> {
    const format = addressFormatOf(country);
    const isStateRequired = format.isStateRequired || (await this.isPricedByState(country));
    return { ...format, isStateRequired };
  }

  /** Whether a price depends on the state there. @throws TaxUnavailable */
  async isPricedByState(country: string): Promise<boolean> {
    const answers = await Promise.all([
      this.delivery.hasStateZones(country),
      this.taxes.hasStateRates(country),
    ]);
    return answers.includes(true);
  }
}
