import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { NotFound } from '../../../../kernel/domain-error.js';
import { Caller, type CurrentUser, StaffWith } from '../../../../platform/http/access.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import { Returns } from '../../../../platform/http/returns.js';
import { DiscountRepository } from '../../ports/discount-repository.js';
import { DiscountUses } from '../../ports/discount-uses.js';
import { AddDiscount } from '../../use-cases/add-discount.js';
import { EditDiscount } from '../../use-cases/edit-discount.js';
import {
  DiscountView,
  EditDiscountBody,
  NewDiscountBody,
  toDiscountEdit,
  toDiscountTerms,
} from './discounts.dto.js';

const SAVED = 'Discount code saved';

/** The discount codes, for staff. None is deleted, because orders name them: deactivate it instead. */
@ApiTags('discounts')
@Controller('discounts')
export class DiscountsController {
  constructor(
    private readonly codes: DiscountRepository,
    private readonly uses: DiscountUses,
    private readonly addDiscount: AddDiscount,
    private readonly editDiscount: EditDiscount,
  ) {}

  /** The newest first. */
  @ApiOperation({ operationId: 'listDiscounts' })
  @StaffWith('settings.see')
  @Get()
  @Returns([DiscountView])
  async all(): Promise<ApiReply<readonly DiscountView[]>> {
    const [codes, counts] = await Promise.all([this.codes.all(), this.uses.counts()]);
    const byCode = new Map(counts.map((count) => [count.code, count]));
    return new ApiReply(
      codes.map((discount) => DiscountView.of(discount, byCode.get(discount.code))),
    );
  }

  @ApiOperation({ operationId: 'getDiscount' })
  @StaffWith('settings.see')
  @Get(':id')
  one(@Param('id') id: string): Promise<DiscountView> {
    return this.view(id);
  }

  @ApiOperation({ operationId: 'addDiscount' })
  @StaffWith('settings.change')
  @Post()
  @Returns(DiscountView)
  async add(
    @Caller() caller: CurrentUser,
    @Body() { code, ...body }: NewDiscountBody,
  ): Promise<ApiReply<DiscountView>> {
    const { id } = await this.addDiscount.execute(caller, code, toDiscountTerms(body));
    return new ApiReply(await this.view(id), SAVED);
  }

  /** Takes all terms: what is absent is no limit. */
  @ApiOperation({ operationId: 'updateDiscount' })
  @StaffWith('settings.change')
  @Put(':id')
  @Returns(DiscountView)
  async edit(
    @Caller() caller: CurrentUser,
    @Param('id') id: string,
    @Body() body: EditDiscountBody,
  ): Promise<ApiReply<DiscountView>> {
    await this.editDiscount.execute(caller, id, toDiscountEdit(body));
    return new ApiReply(await this.view(id), SAVED);
  }

  private async view(id: string): Promise<DiscountView> {
    const discount = await this.codes.findById(id);
    if (!discount) throw new NotFound('Discount code');
    return DiscountView.of(discount, await this.uses.countOf(discount.code));
  }
}
