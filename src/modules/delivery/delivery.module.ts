import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ShopSettingsSource } from '../../platform/shop-settings/shop-settings-source.js';
import { CachedDeliveryQueries } from './adapters/postgres/cached-delivery-queries.js';
import { DELIVERY_ENTITIES } from './adapters/postgres/entities.js';
import { PostgresDeliveryRepository } from './adapters/postgres/postgres-delivery-repository.js';
import { DeliveryMethodsController } from './adapters/http/delivery-methods.controller.js';
import { DeliveryZonesController } from './adapters/http/delivery-zones.controller.js';
import { DeliveryQueries, DeliveryRepository, ShopCountry } from './ports/delivery-repository.js';
import { AddDeliveryMethod } from './use-cases/add-delivery-method.js';
import { AddDeliveryZone } from './use-cases/add-delivery-zone.js';
import { DeleteDeliveryMethod } from './use-cases/delete-delivery-method.js';
import { DeleteDeliveryZone } from './use-cases/delete-delivery-zone.js';
import { EditDeliveryMethod } from './use-cases/edit-delivery-method.js';
import { EditDeliveryZone } from './use-cases/edit-delivery-zone.js';
import { ReorderMethods } from './use-cases/reorder-methods.js';

/** Where the shop delivers to, how, and what that costs. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature(DELIVERY_ENTITIES)],
  controllers: [DeliveryMethodsController, DeliveryZonesController],
  providers: [
    AddDeliveryMethod,
    AddDeliveryZone,
    DeleteDeliveryMethod,
    DeleteDeliveryZone,
    EditDeliveryMethod,
    EditDeliveryZone,
    ReorderMethods,
    { provide: DeliveryQueries, useClass: CachedDeliveryQueries },
    { provide: DeliveryRepository, useClass: PostgresDeliveryRepository },
    {
      provide: ShopCountry,
      inject: [ShopSettingsSource],
      useFactory: (settings: ShopSettingsSource): ShopCountry => ({
        current: async () => (await settings.current()).country,
      }),
    },
  ],
  exports: [DeliveryQueries],
})
export class DeliveryModule {}
