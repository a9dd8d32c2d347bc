import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Clock } from '../../../../kernel/time.js';
import { NotFound } from '../../../../kernel/domain-error.js';
import { Caller, type CurrentUser, StaffWith } from '../../../../platform/http/access.js';
import { Returns, ReturnsPage } from '../../../../platform/http/returns.js';
import { PageQuery } from '../../../../platform/http/queries.dto.js';
import { ShopSettingsSource } from '../../../../platform/shop-settings/shop-settings-source.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import { CatalogQueries } from '../../ports/catalog-queries.js';
import { CreateProduct } from '../../use-cases/create-product.js';
import { DeleteProduct } from '../../use-cases/delete-product.js';
import { EditProduct } from '../../use-cases/edit-product.js';
import {
  adminFilterOf,
  adminOrderOf,
  AdminProductsQuery,
  EditProductBody,
  NewProductBody,
  newProductOf,
  sentEditOf,
} from './products-admin.dto.js';
import { ProductView } from './products.dto.js';
import { FOUND_META, foundReplyOf, replyOf, toPageRequest } from './products.controller.js';

/** Products as admins manage them. */
@ApiTags('products')
@StaffWith('products.see')
@Controller('products')
export class ProductsAdminController {
  constructor(
    private readonly queries: CatalogQueries,
    private readonly createProduct: CreateProduct,
    private readonly editProduct: EditProduct,
    private readonly deleteProduct: DeleteProduct,
    private readonly clock: Clock,
    private readonly settings: ShopSettingsSource,
  ) {}

  /** Live products by what only admins narrow and order them by. */
  @ApiOperation({ operationId: 'listProductsForAdmin' })
  @Get('admin')
  @ReturnsPage(ProductView, FOUND_META)
  async list(@Query() query: AdminProductsQuery): Promise<ApiReply<readonly ProductView[]>> {
    const settings = await this.settings.current();
    const filter = adminFilterOf(query, this.clock.now(), settings);
    return foundReplyOf(
      await this.queries.products(filter, adminOrderOf(query), toPageRequest(query)),
    );
  }

  /** With low stock, lowest first. */
  @ApiOperation({ operationId: 'listLowStockProducts' })
  @Get('low-stock')
  @ReturnsPage(ProductView)
  async lowStock(@Query() query: PageQuery): Promise<ApiReply<readonly ProductView[]>> {
    const { lowStockThreshold } = await this.settings.current();
    return replyOf(await this.queries.lowStock(lowStockThreshold, toPageRequest(query)));
  }

  @ApiOperation({ operationId: 'createProduct' })
  @StaffWith('products.change')
  @Post('create-product')
  @Returns(ProductView)
  async create(
    @Caller() caller: CurrentUser,
    @Body() body: NewProductBody,
  ): Promise<ApiReply<ProductView>> {
    const id = await this.createProduct.execute(caller, newProductOf(body));
    return new ApiReply(await this.view(id), 'Product added successfully');
  }

  /** Any subset of the fields, alone or inside `data`; `quantity` with `baseQuantity` applies the difference. */
  @ApiOperation({ operationId: 'updateProduct' })
  @StaffWith('products.change')
  @Put(':id')
  @Returns(ProductView)
  async edit(
    @Caller() caller: CurrentUser,
    @Param('id') id: string,
    @Body() body: EditProductBody,
  ): Promise<ApiReply<ProductView>> {
    await this.editProduct.execute(caller, id, sentEditOf(id, body));
    return new ApiReply(await this.view(id), 'Product updated successfully!');
  }

  /** Removes it from the shop; past orders keep it. */
  @ApiOperation({ operationId: 'deleteProduct' })
  @StaffWith('products.change')
  @Delete(':id')
  @Returns(null)
  async remove(@Caller() caller: CurrentUser, @Param('id') id: string): Promise<ApiReply<null>> {
    await this.deleteProduct.execute(caller, id);
    return new ApiReply(null, 'Delete successful!');
  }

  private async view(id: string): Promise<ProductView> {
    const product = await this.queries.product(id);
    if (!product) throw new NotFound('Product');
    return ProductView.of(product);
  }
}
