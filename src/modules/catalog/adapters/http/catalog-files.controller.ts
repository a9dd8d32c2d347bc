import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Env } from '../../../../config/env.js';
import { Clock } from '../../../../kernel/clock.js';
import { csvFile } from '../../../../platform/csv/csv-file.js';
import { AccessFor } from '../../../../platform/http/access.js';
import { ReturnsCsv } from '../../../../platform/http/returns.js';
import { Raw } from '../../../../platform/http/raw.js';
import { CatalogQueries, type ProductRecord } from '../../ports/catalog-queries.js';
import { adminFilterOf, AdminProductsQuery } from './admin-products.query.js';
import { CategoriesQuery } from './categories.query.js';
import { PRODUCT_COLUMNS, productCells } from './product-csv.js';

/** The catalog as files. */
@ApiTags('products')
@AccessFor('admin')
@Controller()
export class CatalogFilesController {
  constructor(
    private readonly queries: CatalogQueries,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  /** The products of a list as CSV, of any size. */
  @ApiOperation({ operationId: 'exportProducts' })
  @Get('products/export.csv')
  @ReturnsCsv()
  @Raw()
  products(@Query() query: AdminProductsQuery): Promise<StreamableFile> {
    const filter = adminFilterOf(query, this.clock.now(), this.env.LOW_STOCK_THRESHOLD);
    return csvFile('products', PRODUCT_COLUMNS, inCells(this.queries.allProducts(filter)));
  }

  /** The categories as CSV. */
  @ApiOperation({ operationId: 'exportCategories' })
  @Get('categories/export.csv')
  @ReturnsCsv()
  @Raw()
  categories(@Query() { searchTerm }: CategoriesQuery): Promise<StreamableFile> {
    return csvFile(
      'categories',
      ['id', 'title', 'icon', 'products'],
      this.categoryCells(searchTerm),
    );
  }

  private async *categoryCells(searchTerm: string | undefined) {
    const { items } = await this.queries.categories(searchTerm ? { searchTerm } : {});
    yield items.map(({ id, title, icon, products }) => [id, title, icon?.url, products]);
  }
}

async function* inCells(batches: AsyncIterable<readonly ProductRecord[]>) {
  for await (const batch of batches) yield batch.map(productCells);
}
