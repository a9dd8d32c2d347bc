import { Controller, Get, Param, Query, StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Clock } from '../../../../kernel/time.js';
import { NotFound } from '../../../../kernel/domain-error.js';
import { CsvExports, toCells } from '../../../../platform/csv/csv-exports.js';
import { StaffWith } from '../../../../platform/http/access.js';
import { ReturnsCsv } from '../../../../platform/http/returns.js';
import { ShopSettingsSource } from '../../../../platform/shop-settings/shop-settings-source.js';
import { CatalogQueries } from '../../ports/catalog-queries.js';
import { ImportRepository } from '../../ports/import-repository.js';
import { adminFilterOf, AdminProductsQuery } from './products-admin.dto.js';
import { CategoriesQuery } from './categories.dto.js';
import { PRODUCT_COLUMNS, productCells } from './product-csv.js';

/** The catalog as files. */
@ApiTags('products')
@StaffWith('products.see')
@Controller()
export class CatalogFilesController {
  constructor(
    private readonly queries: CatalogQueries,
    private readonly imports: ImportRepository,
    private readonly csv: CsvExports,
    private readonly clock: Clock,
    private readonly settings: ShopSettingsSource,
  ) {}

  /** The products of a list as CSV, of any size. */
  @ApiOperation({ operationId: 'exportProducts' })
  @Get('products/export.csv')
  @ReturnsCsv()
  async products(@Query() query: AdminProductsQuery): Promise<StreamableFile> {
    const settings = await this.settings.current();
    const filter = adminFilterOf(query, this.clock.now(), settings);
    const products = this.queries.allProducts(filter);
    return this.csv.file('products', PRODUCT_COLUMNS, toCells(products, productCells));
  }

  /** The file of an import as it came, for the `IMPORT_FILE_MS` of the settings. */
  @ApiOperation({ operationId: 'downloadImport' })
  @Get('products/imports/:id/file.csv')
  @ReturnsCsv()
  @StaffWith('products.change')
  async imported(@Param('id') id: string): Promise<StreamableFile> {
    const file = await this.imports.file(id);
    if (!file) throw new NotFound('File');
    return new StreamableFile(file, {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="import.csv"',
    });
  }

  /** The categories as CSV. */
  @ApiOperation({ operationId: 'exportCategories' })
  @Get('categories/export.csv')
  @ReturnsCsv()
  categories(@Query() { searchTerm }: CategoriesQuery): Promise<StreamableFile> {
    return this.csv.file(
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
