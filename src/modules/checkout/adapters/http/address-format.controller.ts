import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { countryRule } from '../../../../../common/contract/address-format.js';
import { InvalidInput } from '../../../../kernel/domain-error.js';
import { AccessFor } from '../../../../platform/http/access.js';
import { readCountry } from '../../domain/customer-details.js';
import { AddressFormats } from '../../use-cases/address-formats.js';
import { AddressFormatQuery, AddressFormatView } from './address-format.dto.js';

/** What the checkout form asks for in a country. */
@ApiTags('checkout')
@AccessFor('user')
@Controller('checkout')
export class AddressFormatController {
  constructor(private readonly addresses: AddressFormats) {}

  /** For countries into which the shop delivers. */
  @ApiOperation({ operationId: 'getAddressFormat' })
  @Get('address-format')
  async format(@Query() query: AddressFormatQuery): Promise<AddressFormatView> {
    const country = readCountry(query);
    if (country === undefined) throw InvalidInput.field('country', countryRule.required);
    await this.addresses.country(country);
    return this.addresses.of(country);
  }
}
