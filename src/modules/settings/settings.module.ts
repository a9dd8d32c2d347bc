import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Env } from '../../config/env.js';
import { ShopSettingsSource } from '../../platform/shop-settings/shop-settings-source.js';
import { SettingsController } from './adapters/http/settings.controller.js';
import { CachedShopSettings } from './adapters/postgres/cached-shop-settings.js';
import { SETTINGS_ENTITIES } from './adapters/postgres/entities.js';
import { PostgresSettingsRepository } from './adapters/postgres/postgres-settings-repository.js';
import { SettingsMode } from './ports/settings-mode.js';
import { SettingsRepository } from './ports/settings-repository.js';
import { EditSettings } from './use-cases/edit-settings.js';
import { InitializeSettings } from './use-cases/initialize-settings.js';
import { RestoreSettings } from './use-cases/restore-settings.js';

/** The settings that the shop's owner changes in the back office. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature(SETTINGS_ENTITIES)],
  controllers: [SettingsController],
  providers: [
    EditSettings,
    InitializeSettings,
    RestoreSettings,
    {
      provide: SettingsMode,
      inject: [Env],
      useFactory: (env: Env): SettingsMode => ({
        isTrial: env.NODE_ENV !== 'production',
        firstValues: env.FIRST_SETTINGS,
      }),
    },
    { provide: SettingsRepository, useClass: PostgresSettingsRepository },
    { provide: ShopSettingsSource, useClass: CachedShopSettings },
  ],
  exports: [ShopSettingsSource],
})
export class SettingsModule implements OnModuleInit {
  constructor(private readonly initializeSettings: InitializeSettings) {}

  onModuleInit(): Promise<void> {
    return this.initializeSettings.execute();
  }
}
