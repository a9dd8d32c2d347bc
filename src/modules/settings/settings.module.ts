import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Env } from '../../config/env.js';
import { ShopTimeZone } from '../../kernel/time.js';
import { ShopSettingsSource } from '../../platform/shop-settings/shop-settings-source.js';
import { SettingsEmails } from './adapters/email/settings-emails.js';
import { SettingsController } from './adapters/http/settings.controller.js';
import { SendSecurityNoticeJob } from './adapters/jobs/send-security-notice.job.js';
import { CachedShopSettings } from './adapters/postgres/cached-shop-settings.js';
import { SETTINGS_ENTITIES } from './adapters/postgres/entities.js';
import { PostgresSettingsRepository } from './adapters/postgres/postgres-settings-repository.js';
import { SettingsNotifications } from './ports/settings-notifications.js';
import { SettingsEnvironment, SettingsRepository } from './ports/settings-repository.js';
import { EditSettings } from './use-cases/edit-settings.js';
import { InitializeSettings } from './use-cases/initialize-settings.js';
import { NewSettingsVersion } from './use-cases/new-settings-version.js';
import { RestoreSettings } from './use-cases/restore-settings.js';

/** The settings that the shop's owner changes in the back office. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature(SETTINGS_ENTITIES)],
  controllers: [SettingsController],
  providers: [
    EditSettings,
    InitializeSettings,
    NewSettingsVersion,
    RestoreSettings,
    SendSecurityNoticeJob,
    {
      provide: SettingsEnvironment,
      inject: [Env],
      useFactory: (env: Env): SettingsEnvironment => ({
        isDemo: env.DEMO,
        isTestDomainAllowed: env.NODE_ENV !== 'production',
        firstValues: env.FIRST_SETTINGS,
      }),
    },
    { provide: SettingsNotifications, useClass: SettingsEmails },
    { provide: SettingsRepository, useClass: PostgresSettingsRepository },
    { provide: ShopSettingsSource, useClass: CachedShopSettings },
    { provide: ShopTimeZone, useExisting: ShopSettingsSource },
  ],
  exports: [ShopSettingsSource, ShopTimeZone],
})
export class SettingsModule implements OnModuleInit {
  constructor(private readonly initializeSettings: InitializeSettings) {}

  onModuleInit(): Promise<void> {
    return this.initializeSettings.execute();
  }
}
