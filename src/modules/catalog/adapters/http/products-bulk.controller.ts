import { Body, Controller, Headers, HttpCode, Post, Query } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Clock } from '../../../../kernel/time.js';
import { type Complete, defined } from '../../../../kernel/defined.js';
import { InvalidInput } from '../../../../kernel/domain-error.js';
import { Money } from '../../../../kernel/money.js';
import { Caller, type CurrentUser, StaffWith } from '../../../../platform/http/access.js';
import { Returns } from '../../../../platform/http/returns.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import { ShopSettingsSource } from '../../../../platform/shop-settings/shop-settings-source.js';
import type { BulkChange } from '../../domain/bulk-change.js';
import type { AdminProductFilter } from '../../ports/catalog-queries.js';
import { ChangeProducts } from '../../use-cases/change-products.js';
import { adminFilterOf, type AdminProductsQuery } from './products-admin.dto.js';
import { BulkBody, BulkChangeView, type BulkPriceBody } from './products-bulk.dto.js';
import { IDEMPOTENCY_KEY, idempotencyKeyOf } from './idempotency-key.js';
import { DryRunQuery } from '../../../../platform/http/queries.dto.js';

/** One change for many products. */
@ApiTags('products')
@StaffWith('products.change')
@Controller('products')
export class ProductsBulkController {
  constructor(
    private readonly changeProducts: ChangeProducts,
    private readonly clock: Clock,
    private readonly settings: ShopSettingsSource,
  ) {}

  /** Changes all of them or none; a dry run returns the same and changes nothing. */
  @ApiOperation({ operationId: 'changeProducts' })
  @Post('bulk')
  @Returns([BulkChangeView], {
    type: 'object',
    properties: { total: { type: 'integer' } },
    required: ['total'],
  })
  @HttpCode(200)
  @ApiHeader(IDEMPOTENCY_KEY)
  async change(
    @Caller() caller: CurrentUser,
    @Query() { dryRun }: DryRunQuery,
    @Body() body: BulkBody,
    @Headers('idempotency-key') sentKey: string | undefined,
  ): Promise<ApiReply<BulkChangeView[]>> {
    const { ids, filter } = body;
    if (!ids === !filter) throw InvalidInput.field('ids', 'Send either ids or a filter');
    const which = ids ? { ids } : { filter: await this.filterOf(filter!) };
    const change = changeOf(body);
    const options = { isDryRun: dryRun === 'true', key: idempotencyKeyOf(sentKey) };
    const changes = await this.changeProducts.execute(caller, which, change, options);
    // As an import that was done before: no rows, only how many there were.
    if ('changed' in changes) {
      return new ApiReply([], 'This change was already made', { total: changes.changed });
    }
    return new ApiReply(changes.map(BulkChangeView.of), 'OK', { total: changes.length });
  }

  private async filterOf(query: AdminProductsQuery): Promise<AdminProductFilter> {
    const settings = await this.settings.current();
    return adminFilterOf(query, this.clock.now(), settings);
  }
}

function changeOf({ price, discount, quantity, category }: BulkBody): BulkChange {
  const sent: Complete<BulkChange> = {
    price: price && priceOf(price),
    discount: discount ?? undefined,
    quantity: quantity ?? undefined,
    categoryId: category?.toLowerCase(),
  };
  const change = defined(sent);
  if (Object.keys(change).length === 0) {
    throw InvalidInput.field('price', 'Send a price, discount, quantity or category to change');
  }
  return change;
}

function priceOf({ percent, amount }: BulkPriceBody): NonNullable<BulkChange['price']> {
  if (percent !== undefined && amount === undefined) return { percent };
  if (amount !== undefined && percent === undefined) {
    return { cents: Money.ofDollars(amount).cents };
  }
  throw InvalidInput.field('price', 'Send either a percentage or an amount');
}
