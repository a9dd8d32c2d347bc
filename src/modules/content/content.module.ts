import { Module } from '@nestjs/common';
import { ShopController } from './adapters/http/shop.controller.js';

/** What the shop says of itself. No rules of its own, so no domain. */
@Module({ controllers: [ShopController] })
export class ContentModule {}
