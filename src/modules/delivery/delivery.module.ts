import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ShopSettingsSource } from '../../platform/shop-settings/shop-settings-source.js';
import { CachedDelivery } from './adapters/postgres/cached-delivery.js';
import { DELIVERY_ENTITIES } from './adapters/postgres/entities.js';
import { PostgresDeliveryRepository } from './adapters/postgres/postgres-delivery-repository.js';
import { DeliveryMethodsController } from './adapters/http/delivery-methods.controller.js';
import { DeliveryZonesController } from './adapters/http/delivery-zones.controller.js';
import { DeliveryQueries } from './ports/delivery-queries.js';
import { DeliveryRepository } from './ports/delivery-repository.js';
import { ShopCountry } from './ports/shop-country.js';
import { AddMethod } from './use-cases/add-method.js';
import { AddZone } from './use-cases/add-zone.js';
import { DeleteMethod } from './use-cases/delete-method.js';
import { DeleteZone } from './use-cases/delete-zone.js';
import { EditMethod } from './use-cases/edit-method.js';
import { EditZone } from './use-cases/edit-zone.js';
import { ReorderMethods } from './use-cases/reorder-methods.js';

/** Where the shop delivers to, how, and what that costs. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature(DELIVERY_ENTITIES)],
  controllers: [DeliveryMethodsController, DeliveryZonesController],
  providers: [
    AddMethod,
    AddZone,
    DeleteMethod,
    DeleteZone,
    EditMethod,
    EditZone,
    ReorderMethods,
    { provide: DeliveryQueries, useClass: CachedDelivery },
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
