import {
  Body,
  Controller,
  Get,
  HttpCode,
  type OnModuleInit,
  Post,
  Query,
  type StreamableFile,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Clock } from '../../../../kernel/clock.js';
import { DomainError, InvalidInput } from '../../../../kernel/domain-error.js';
import { csvFile } from '../../../../platform/csv/csv-file.js';
import { AccessFor, Caller, type CurrentUser } from '../../../../platform/http/access.js';
import { Raw } from '../../../../platform/http/raw.js';
import { Reply } from '../../../../platform/http/reply.js';
import { CatalogueQueries, type ProductRecord } from '../../ports/catalogue-queries.js';
import {
  ImportProducts,
  type ImportedRow,
  type ImportRow,
} from '../../use-cases/import-products.js';
import { CategoriesQuery } from './categories.query.js';
import { DryRunQuery } from './dry-run.query.js';
import { PRODUCT_COLUMNS, productCells, readProducts } from './product-csv.js';
import { filterOf } from './product-filter.js';
import { ProductImportView } from './product-import.view.js';
import { ProductsQuery } from './products.query.js';

const MOST_BYTES = 2 * 1024 * 1024;

/** The catalogue as files. */
@ApiTags('products')
@AccessFor('admin')
@Controller()
export class CatalogFilesController implements OnModuleInit {
  constructor(
    private readonly queries: CatalogueQueries,
    private readonly importProducts: ImportProducts,
    private readonly clock: Clock,
    private readonly adapterHost: HttpAdapterHost<FastifyAdapter>,
  ) {}

  onModuleInit(): void {
    const options = { bodyLimit: MOST_BYTES };
    this.adapterHost.httpAdapter?.useBodyParser(
      'text/csv',
      false,
      options,
      (_request, body, done) => done(null, body.toString('utf8')),
    );
  }

  /** The products of a list as CSV, of any size. */
  @Get('products/export.csv')
  @Raw()
  @ApiProduces('text/csv')
  products(@Query() query: ProductsQuery): StreamableFile {
    const all = this.queries.allProducts(filterOf(query, this.clock.now()));
    return csvFile('products', PRODUCT_COLUMNS, inCells(all));
  }

  /** The categories as CSV. */
  @Get('categories/export.csv')
  @Raw()
  @ApiProduces('text/csv')
  categories(@Query() { searchTerm }: CategoriesQuery): StreamableFile {
    return csvFile(
      'categories',
      ['id', 'title', 'icon', 'products'],
      this.categoryCells(searchTerm),
    );
  }

  /** Creates and edits products by a CSV file: all its rows, or none. */
  @Post('products/import')
  @HttpCode(200)
  @ApiConsumes('text/csv')
  @ApiBody({ schema: { type: 'string' } })
  async import(
    @Caller() caller: CurrentUser,
    @Query() query: DryRunQuery,
    @Body() file: unknown,
  ): Promise<Reply<ProductImportView>> {
    if (typeof file !== 'string') {
      throw new DomainError('wrong_type', 'wrong_type', 'Send the products as text/csv.');
    }
    const dryRun = query.dryRun === 'true';
    const rows = readProducts(file);
    const ready = rows.filter((row): row is ImportRow => !('action' in row));
    const refused = rows.filter((row): row is ImportedRow => 'action' in row);
    const rehearse = dryRun || refused.length > 0;
    const tried = await this.importProducts.execute(caller, ready, rehearse);
    const done = [...tried, ...refused].sort((one, other) => one.line - other.line);
    const errors = done.flatMap(({ line, errors: of }) =>
      of.map(({ field, message }) => ({ field: `row ${line} ${field}`, message })),
    );
    if (!dryRun && errors.length > 0) throw new InvalidInput(errors);
    return new Reply(ProductImportView.of(done, dryRun));
  }

  private async *categoryCells(searchTerm: string | undefined) {
    const { items } = await this.queries.categories(searchTerm ? { searchTerm } : {});
    yield items.map(({ id, title, icon, products }) => [id, title, icon?.url, products]);
  }
}

async function* inCells(batches: AsyncIterable<readonly ProductRecord[]>) {
  for await (const batch of batches) yield batch.map(productCells);
}
