import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { AccessFor } from '../../../../platform/http/access.js';
import { AddressFormats } from '../../use-cases/address-formats.js';
import { AddressFormatQuery } from './address-format.query.js';
import { AddressFormatView } from './address-format.view.js';

/** What the checkout form asks for in a country. */
@ApiTags('checkout')
@AccessFor('user')
@Controller('checkout')
export class AddressFormatController {
  constructor(private readonly addresses: AddressFormats) {}

  /** For countries into which the shop delivers. */
  @ApiOperation({ operationId: 'getAddressFormat' })
  @Get('address-format')
  async format(@Query() { country }: AddressFormatQuery): Promise<AddressFormatView> {
    await this.addresses.country(country);
    return this.addresses.of(country);
  }
}
