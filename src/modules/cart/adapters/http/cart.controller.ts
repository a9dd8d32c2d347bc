import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { AccessFor, Caller, type CurrentUser } from '../../../../platform/http/access.js';
import { Returns, ReturnsPage } from '../../../../platform/http/returns.js';
import { PageQuery } from '../../../../platform/http/queries.dto.js';
import { ApiReply } from '../../../../platform/http/api-reply.js';
import { AddToCart } from '../../use-cases/add-to-cart.js';
import { ChangeQuantity } from '../../use-cases/change-quantity.js';
import { RemoveItem } from '../../use-cases/remove-item.js';
import { ShowCart } from '../../use-cases/show-cart.js';
import { AddToCartBody, CartItemView, ChangeQuantityBody } from './cart.dto.js';

/** The signed-in shopper's cart. */
@ApiTags('cart')
@AccessFor('user')
@Controller('cart')
export class CartController {
  constructor(
    private readonly addToCart: AddToCart,
    private readonly showCart: ShowCart,
    private readonly changeQuantity: ChangeQuantity,
    private readonly removeItem: RemoveItem,
  ) {}

  /** Adds a product; adding it again increases the quantity. */
  @ApiOperation({ operationId: 'addToCart' })
  @Post('create-cart')
  @Returns(CartItemView)
  async add(
    @Caller() caller: CurrentUser,
    @Body() body: AddToCartBody,
  ): Promise<ApiReply<CartItemView>> {
    const { user, product: productId, quantity } = body;
    const entry = await this.addToCart.execute(caller.id, {
      ...(user === undefined ? {} : { user }),
      productId,
      quantity,
    });
    return new ApiReply(CartItemView.of(entry), 'Item added to cart');
  }

  /** The whole cart, oldest item first, or one page of it where `limit` is sent. */
  @ApiOperation({ operationId: 'getCart' })
  @Get('user')
  @ReturnsPage(CartItemView)
  async show(@Caller() caller: CurrentUser, @Query() query: PageQuery) {
    const all = (await this.showCart.execute(caller.id)).map(CartItemView.of);
    const { page = 1, limit = Math.max(all.length, 1) } = query;
    const items = all.slice((page - 1) * limit, page * limit);
    return ApiReply.page('cart', { items, page, limit, total: all.length, totalIsExact: true });
  }

  @ApiOperation({ operationId: 'updateCartItem' })
  @Put('user/:id')
  async change(
    @Caller() caller: CurrentUser,
    @Param('id') id: string,
    @Body() body: ChangeQuantityBody,
  ): Promise<CartItemView> {
    return CartItemView.of(await this.changeQuantity.execute(caller.id, id, body.quantity));
  }

  @ApiOperation({ operationId: 'removeCartItem' })
  @Delete('user/:id')
  @Returns(null)
  async remove(@Caller() caller: CurrentUser, @Param('id') id: string): Promise<ApiReply<null>> {
    await this.removeItem.execute(caller.id, id);
    return new ApiReply(null, 'Item removed from cart');
  }
}
