import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { NotFound } from '../../../../kernel/domain-error.js';
import { Caller, type CurrentUser, StaffWith } from '../../../../platform/http/access.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import { Returns } from '../../../../platform/http/returns.js';
import { TaxRateRepository } from '../../ports/tax-rates.js';
import { AddTaxRate } from '../../use-cases/add-tax-rate.js';
import { DeleteTaxRate } from '../../use-cases/delete-tax-rate.js';
import { EditTaxRate } from '../../use-cases/edit-tax-rate.js';
import {
  EditTaxRateBody,
  NewTaxRateBody,
  TaxRateView,
  toTaxRateDetails,
  toTaxRateEdit,
} from './tax-rates.dto.js';

const SAVED = 'Tax rate saved';

/** The tax rates, for staff. Without any nothing is taxed. */
@ApiTags('taxes')
@Controller('taxes/rates')
export class TaxRatesController {
  constructor(
    private readonly rates: TaxRateRepository,
    private readonly addTaxRate: AddTaxRate,
    private readonly editTaxRate: EditTaxRate,
    private readonly deleteTaxRate: DeleteTaxRate,
  ) {}

  /** By country, state and class. */
  @ApiOperation({ operationId: 'listTaxRates' })
  @StaffWith('settings.see')
  @Get()
  @Returns([TaxRateView])
  async all(): Promise<ApiReply<readonly TaxRateView[]>> {
    return new ApiReply((await this.rates.all()).map(TaxRateView.of));
  }

  @ApiOperation({ operationId: 'getTaxRate' })
  @StaffWith('settings.see')
  @Get(':id')
  one(@Param('id') id: string): Promise<TaxRateView> {
    return this.view(id);
  }

  @ApiOperation({ operationId: 'addTaxRate' })
  @StaffWith('settings.change')
  @Post()
  @Returns(TaxRateView)
  async add(
    @Caller() caller: CurrentUser,
    @Body() body: NewTaxRateBody,
  ): Promise<ApiReply<TaxRateView>> {
    const id = await this.addTaxRate.execute(caller, toTaxRateDetails(body));
    return new ApiReply(await this.view(id), SAVED);
  }

  @ApiOperation({ operationId: 'updateTaxRate' })
  @StaffWith('settings.change')
  @Put(':id')
  @Returns(TaxRateView)
  async edit(
    @Caller() caller: CurrentUser,
    @Param('id') id: string,
    @Body() body: EditTaxRateBody,
  ): Promise<ApiReply<TaxRateView>> {
    await this.editTaxRate.execute(caller, id, toTaxRateEdit(body));
    return new ApiReply(await this.view(id), SAVED);
  }

  @ApiOperation({ operationId: 'deleteTaxRate' })
  @StaffWith('settings.change')
  @Delete(':id')
  @Returns(null)
  async remove(@Caller() caller: CurrentUser, @Param('id') id: string): Promise<ApiReply<null>> {
    await this.deleteTaxRate.execute(caller, id);
    return new ApiReply(null, 'Delete successful!');
  }

  private async view(id: string): Promise<TaxRateView> {
    const rate = (await this.rates.all()).find((one) => one.id === id);
    if (!rate) throw new NotFound('Tax rate');
    return TaxRateView.of(rate);
  }
}
