import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CartController } from './adapters/http/cart.controller.js';
import { CART_ENTITIES } from './adapters/postgres/entities.js';
import { PostgresCartItems } from './adapters/postgres/postgres-cart-items.js';
import { PostgresCarts } from './adapters/postgres/postgres-carts.js';
import { CartItems } from './ports/cart-items.js';
import { Carts } from './ports/carts.js';
import { AddToCart } from './use-cases/add-to-cart.js';
import { ChangeQuantity } from './use-cases/change-quantity.js';
import { RemoveItem } from './use-cases/remove-item.js';
import { ShowCart } from './use-cases/show-cart.js';

/** What shoppers mean to buy. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature(CART_ENTITIES)],
  controllers: [CartController],
  providers: [
    AddToCart,
    ChangeQuantity,
    RemoveItem,
    ShowCart,
    { provide: CartItems, useClass: PostgresCartItems },
    { provide: Carts, useClass: PostgresCarts },
  ],
  exports: [Carts],
})
export class CartModule {}
