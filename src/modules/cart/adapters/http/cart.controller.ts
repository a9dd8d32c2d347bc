import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AccessFor, Caller, type CurrentUser } from '../../../../platform/http/access.js';
import { Answers, AnswersPage } from '../../../../platform/http/answers.js';
import { PageQuery } from '../../../../platform/http/page.query.js';
import { Reply } from '../../../../platform/http/reply.js';
import { AddToCart } from '../../use-cases/add-to-cart.js';
import { ChangeQuantity } from '../../use-cases/change-quantity.js';
import { RemoveItem } from '../../use-cases/remove-item.js';
import { ShowCart } from '../../use-cases/show-cart.js';
import { AddToCartBody } from './add-to-cart.body.js';
import { CartItemView } from './cart-item.view.js';
import { ChangeQuantityBody } from './change-quantity.body.js';

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

  /** Puts a product in; the same product again adds up. */
  @Post('create-cart')
  @Answers(CartItemView)
  async add(
    @Caller() caller: CurrentUser,
    @Body() body: AddToCartBody,
  ): Promise<Reply<CartItemView>> {
    const { user, product: productId, quantity } = body;
    const entry = await this.addToCart.execute(caller.id, {
      ...(user === undefined ? {} : { user }),
      productId,
      quantity,
    });
    return new Reply(CartItemView.of(entry), 'Item added to cart');
  }

  /** The whole cart, oldest item first, or one page of it where `limit` is sent. */
  @Get('user')
  @AnswersPage(CartItemView)
  async show(@Caller() caller: CurrentUser, @Query() query: PageQuery) {
    const all = (await this.showCart.execute(caller.id)).map(CartItemView.of);
    const { page = 1, limit = Math.max(all.length, 1) } = query;
    const items = all.slice((page - 1) * limit, page * limit);
    return Reply.page('cart', { items, page, limit, total: all.length, totalIsExact: true });
  }

  @Put('user/:id')
  async change(
    @Caller() caller: CurrentUser,
    @Param('id') id: string,
    @Body() body: ChangeQuantityBody,
  ): Promise<CartItemView> {
    return CartItemView.of(await this.changeQuantity.execute(caller.id, id, body.quantity));
  }

  @Delete('user/:id')
  @Answers(null)
  async remove(@Caller() caller: CurrentUser, @Param('id') id: string): Promise<Reply<null>> {
    await this.removeItem.execute(caller.id, id);
    return new Reply(null, 'Item removed from cart');
  }
}
