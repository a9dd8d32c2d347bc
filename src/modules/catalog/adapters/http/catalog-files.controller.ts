import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Clock } from '../../../../kernel/clock.js';
import { csvFile } from '../../../../platform/csv/csv-file.js';
import { AccessFor } from '../../../../platform/http/access.js';
import { ReturnsCsv } from '../../../../platform/http/returns.js';
import { Raw } from '../../../../platform/http/raw.js';
import { CatalogQueries, type ProductRecord } from '../../ports/catalog-queries.js';
import { CategoriesQuery } from './categories.query.js';
import { PRODUCT_COLUMNS, productCells } from './product-csv.js';
import { filterOf, ProductsQuery } from './products.query.js';

/** The catalog as files. */
@ApiTags('products')
@AccessFor('admin')
@Controller()
export class CatalogFilesController {
  constructor(
    private readonly queries: CatalogQueries,
    private readonly clock: Clock,
  ) {}

  /** The products of a list as CSV, of any size. */
  @ApiOperation({ operationId: 'exportProducts' })
  @Get('products/export.csv')
  @ReturnsCsv()
  @Raw()
  products(@Query() query: ProductsQuery): Promise<StreamableFile> {
    const all = this.queries.allProducts(filterOf(query, this.clock.now()));
    return csvFile('products', PRODUCT_COLUMNS, inCells(all));
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
