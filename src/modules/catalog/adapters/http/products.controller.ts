import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { PRODUCTS_PER_PAGE } from '../../../../../common/contract/list.js';
import { Clock } from '../../../../kernel/time.js';
import { NotFound } from '../../../../kernel/domain-error.js';
import type { Page } from '../../../../kernel/page.js';
import { AccessFor, type CurrentUser, MaybeCaller } from '../../../../platform/http/access.js';
import { ReturnsPage } from '../../../../platform/http/returns.js';
import { PublicRead } from '../../../../platform/http/cache.js';
import { PageQuery } from '../../../../platform/http/queries.dto.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import {
  CatalogQueries,
  type FoundProducts,
  type ProductRecord,
} from '../../ports/catalog-queries.js';
import { orderOf, ProductsQuery, ProductView, toProductFilter } from './products.dto.js';
import { StockBody } from './products-admin.dto.js';

/** What the `meta` of a list with a search has besides the page. */
export const FOUND_META = {
  didYouMean: {
    type: 'array',
    items: { type: 'string' },
    maxItems: 2,
    description:
      'Searches that find products, where no product has a word of this one; empty otherwise',
  },
} as const;

/** Products as shoppers see them. */
@ApiTags('products')
@AccessFor('public')
@Controller('products')
export class ProductsController {
  constructor(
    private readonly queries: CatalogQueries,
    private readonly clock: Clock,
  ) {}

  /** Live products, filtered and ordered. */
  @ApiOperation({ operationId: 'listProducts' })
  @Get()
  @ReturnsPage(ProductView, FOUND_META)
  @PublicRead()
  async list(@Query() query: ProductsQuery): Promise<ApiReply<readonly ProductView[]>> {
    const filter = toProductFilter(query, this.clock.now());
    return foundReplyOf(await this.queries.products(filter, orderOf(query), toPageRequest(query)));
  }

  /** Flagged by an admin, newest first. */
  @ApiOperation({ operationId: 'listFeaturedProducts' })
  @Get('featured')
  @ReturnsPage(ProductView)
  @PublicRead()
  async featured(@Query() query: PageQuery): Promise<ApiReply<readonly ProductView[]>> {
    return replyOf(await this.queries.featured(toPageRequest(query)));
  }

  /** By units sold in orders that were not canceled or returned. */
  @ApiOperation({ operationId: 'listBestSellingProducts' })
  @Get('best-selling')
  @ReturnsPage(ProductView)
  @PublicRead()
  async bestSelling(@Query() query: PageQuery): Promise<ApiReply<readonly ProductView[]>> {
    return replyOf(await this.queries.bestSelling(toPageRequest(query)));
  }

  @ApiOperation({ operationId: 'getProduct' })
  @Get(':id')
  @PublicRead()
  async one(@Param('id') id: string): Promise<ProductView> {
    const product = await this.queries.product(id);
    if (!product) throw new NotFound('Product');
    return ProductView.of(product);
  }

  /** Units available of each id; a signed-in caller's own open hold counts as available. */
  @ApiOperation({ operationId: 'getStock' })
  @Post('stock')
  @HttpCode(200)
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: { type: 'integer' } } })
  stock(
    @Body() { productIds }: StockBody,
    @MaybeCaller() caller?: CurrentUser,
  ): Promise<Record<string, number>> {
    return this.queries.stock(productIds, caller?.id);
  }
}

/** The requested page; the default page size of products is eight. */
export function toPageRequest({ page = 1, limit = PRODUCTS_PER_PAGE }: PageQuery) {
  return { page, limit };
}

export function replyOf(page: Page<ProductRecord>): ApiReply<readonly ProductView[]> {
  return ApiReply.page('products', { ...page, items: page.items.map(ProductView.of) });
}

export function foundReplyOf(page: FoundProducts): ApiReply<readonly ProductView[]> {
  const { didYouMean = [] } = page;
  const items = page.items.map(ProductView.of);
  return ApiReply.page('products', { ...page, items }, { didYouMean });
}
