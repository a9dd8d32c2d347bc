import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { NotFound } from '../../../../kernel/domain-error.js';
import {
  AccessFor,
  Caller,
  type CurrentUser,
  StaffWith,
} from '../../../../platform/http/access.js';
import { Returns, ReturnsPage } from '../../../../platform/http/returns.js';
import { PublicRead } from '../../../../platform/http/cache.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import { CatalogQueries } from '../../ports/catalog-queries.js';
import { CreateCategory } from '../../use-cases/create-category.js';
import { DeleteCategory } from '../../use-cases/delete-category.js';
import { EditCategory } from '../../use-cases/edit-category.js';
import {
  CategoriesQuery,
  CategoryView,
  EditCategoryBody,
  NewCategoryBody,
} from './categories.dto.js';

/** The categories: read by anyone, written by admins. */
@ApiTags('categories')
@Controller('categories')
export class CategoriesController {
  constructor(
    private readonly queries: CatalogQueries,
    private readonly createCategory: CreateCategory,
    private readonly editCategory: EditCategory,
    private readonly deleteCategory: DeleteCategory,
  ) {}

  /** By title; all of them, or one page where `limit` is sent. */
  @ApiOperation({ operationId: 'listCategories' })
  @Get()
  @ReturnsPage(CategoryView)
  @AccessFor('public')
  @PublicRead()
  async list(@Query() query: CategoriesQuery): Promise<ApiReply<readonly CategoryView[]>> {
    const { page = 1, limit, searchTerm, sort } = query;
    const found = await this.queries.categories(
      { ...(searchTerm ? { searchTerm } : {}), descending: sort === '-title' },
      limit === undefined ? undefined : { page, limit },
    );
    return ApiReply.page('categories', { ...found, items: found.items.map(CategoryView.of) });
  }

  @ApiOperation({ operationId: 'getCategory' })
  @Get(':id')
  @AccessFor('public')
  @PublicRead()
  one(@Param('id') id: string): Promise<CategoryView> {
    return this.view(id);
  }

  @ApiOperation({ operationId: 'createCategory' })
  @Post('create-category')
  @Returns(CategoryView)
  @StaffWith('categories.change')
  async create(
    @Caller() caller: CurrentUser,
    @Body() { title, icon }: NewCategoryBody,
  ): Promise<ApiReply<CategoryView>> {
    const id = await this.createCategory.execute(caller, { title, ...(icon ? { icon } : {}) });
    return new ApiReply(await this.view(id), 'Category added successfully!');
  }

  @ApiOperation({ operationId: 'updateCategory' })
  @Put(':id')
  @Returns(CategoryView)
  @StaffWith('categories.change')
  async edit(
    @Caller() caller: CurrentUser,
    @Param('id') id: string,
    @Body() { title, icon, version }: EditCategoryBody,
  ): Promise<ApiReply<CategoryView>> {
    await this.editCategory.execute(caller, id, {
      ...(title === undefined ? {} : { title }),
      ...(icon === undefined ? {} : { icon: icon ?? '' }),
      ...(version === undefined || version === null ? {} : { version }),
    });
    return new ApiReply(await this.view(id), 'Category updated successfully!');
  }

  /** Refused while it still has products. */
  @ApiOperation({ operationId: 'deleteCategory' })
  @Delete(':id')
  @Returns(null)
  @StaffWith('categories.change')
  async remove(@Caller() caller: CurrentUser, @Param('id') id: string): Promise<ApiReply<null>> {
    await this.deleteCategory.execute(caller, id);
    return new ApiReply(null, 'Delete successful!');
  }

  private async view(id: string): Promise<CategoryView> {
    const category = await this.queries.category(id);
    if (!category) throw new NotFound('Category');
    return CategoryView.of(category);
  }
}
