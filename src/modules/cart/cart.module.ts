import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CartController } from './adapters/http/cart.controller.js';
import { CART_ENTITIES } from './adapters/postgres/entities.js';
import { PostgresCartItemRepository } from './adapters/postgres/postgres-cart-item-repository.js';
import { PostgresCartRepository } from './adapters/postgres/postgres-cart-repository.js';
import { CartItemRepository, CartRepository } from './ports/cart-repository.js';
import { AddToCart } from './use-cases/add-to-cart.js';
import { ChangeQuantity } from './use-cases/change-quantity.js';
import { RemoveItem } from './use-cases/remove-item.js';
import { ShowCart } from './use-cases/show-cart.js';
import { CartData } from './adapters/postgres/cart-data.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature(CART_ENTITIES)],
  controllers: [CartController],
  providers: [
    CartData,
    AddToCart,
    ChangeQuantity,
    RemoveItem,
    ShowCart,
    { provide: CartItemRepository, useClass: PostgresCartItemRepository },
    { provide: CartRepository, useClass: PostgresCartRepository },
  ],
  exports: [CartRepository],
})
export class CartModule {}
