import { type DynamicModule, Module } from '@nestjs/common';
import { ConfigModule } from './config/config.module.js';
import type { Env } from './config/env.js';
import { AnalyticsModule } from './modules/analytics/analytics.module.js';
import { AuthModule } from './modules/auth/auth.module.js';
import { BooksModule } from './modules/books/books.module.js';
import { CartModule } from './modules/cart/cart.module.js';
import { CatalogModule } from './modules/catalog/catalog.module.js';
import { CheckoutModule } from './modules/checkout/checkout.module.js';
import { ContentModule } from './modules/content/content.module.js';
import { CustomersModule } from './modules/customers/customers.module.js';
import { DeliveryModule } from './modules/delivery/delivery.module.js';
import { DiscountsModule } from './modules/discounts/discounts.module.js';
import { InvoicesModule } from './modules/invoices/invoices.module.js';
import { NewsletterModule } from './modules/newsletter/newsletter.module.js';
import { OrdersModule } from './modules/orders/orders.module.js';
import { PaymentModule } from './modules/payment/payment.module.js';
import { ReturnsModule } from './modules/returns/returns.module.js';
import { SettingsModule } from './modules/settings/settings.module.js';
import { NotificationsModule } from './modules/notifications/notifications.module.js';
import { TaxModule } from './modules/tax/tax.module.js';
import { BackgroundWorkModule } from './platform/background-work/background-work.js';
import { BackupModule } from './platform/backup/backup.module.js';
import { CsvModule } from './platform/csv/csv-exports.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { HttpModule } from './platform/http/http.module.js';
import { ThrottleModule } from './platform/http/throttle.module.js';
import { InvalidationModule } from './platform/invalidation/invalidation.module.js';
import { LogModule } from './platform/logging/log.module.js';
import { MailerModule } from './platform/mailer/mailer.module.js';
import { MetricsModule } from './platform/operations/metrics/metrics.module.js';
import { OperationsModule } from './platform/operations/operations.module.js';
import { OutboxModule } from './platform/outbox/outbox.module.js';
import { PersonalDataModule } from './platform/personal-data/personal-data.module.js';
import { ScheduledJobsModule } from './platform/scheduled-jobs/scheduled-jobs.js';
import { SecretModule } from './platform/secret/shop-secret.js';
import { StorageModule } from './platform/storage/storage.module.js';
import { SitemapModule } from './platform/web/sitemap-pages.js';

/** The list of modules. */
@Module({
  imports: [
    LogModule,
    MetricsModule,
    DatabaseModule,
    PersonalDataModule,
    ScheduledJobsModule,
    InvalidationModule,
    HttpModule,
    CsvModule,
    OperationsModule,
    BackgroundWorkModule,
    BackupModule,
    MailerModule,
    StorageModule,
    SecretModule,
    SitemapModule,
    SettingsModule,
    AuthModule,
    ThrottleModule,
    CatalogModule,
    CartModule,
    ContentModule,
    DeliveryModule,
    DiscountsModule,
    NewsletterModule,
    PaymentModule,
    OrdersModule,
    InvoicesModule,
    BooksModule,
    ReturnsModule,
    CheckoutModule,
    AnalyticsModule,
    CustomersModule,
    NotificationsModule,
    TaxModule,
  ],
})
export class AppModule {
  static with(env: Env): DynamicModule {
    return { module: AppModule, imports: [ConfigModule.with(env), OutboxModule.with(env)] };
  }
}
