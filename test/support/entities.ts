import { ANALYTICS_ENTITIES } from '../../src/modules/analytics/adapters/postgres/entities.js';
import { AUTH_ENTITIES } from '../../src/modules/auth/adapters/postgres/entities.js';
import { CART_ENTITIES } from '../../src/modules/cart/adapters/postgres/entities.js';
import { CATALOG_ENTITIES } from '../../src/modules/catalog/adapters/postgres/entities.js';
import { CHECKOUT_ENTITIES } from '../../src/modules/checkout/adapters/postgres/entities.js';
import { CONTENT_ENTITIES } from '../../src/modules/content/adapters/postgres/entities.js';
import { CUSTOMERS_ENTITIES } from '../../src/modules/customers/adapters/postgres/entities.js';
import { DELIVERY_ENTITIES } from '../../src/modules/delivery/adapters/postgres/entities.js';
import { DISCOUNTS_ENTITIES } from '../../src/modules/discounts/adapters/postgres/entities.js';
import { BOOKS_ENTITIES } from '../../src/modules/books/adapters/postgres/entities.js';
import { INVOICES_ENTITIES } from '../../src/modules/invoices/adapters/postgres/entities.js';
import { NEWSLETTER_ENTITIES } from '../../src/modules/newsletter/adapters/postgres/entities.js';
import { ORDERS_ENTITIES } from '../../src/modules/orders/adapters/postgres/entities.js';
import { PAYMENT_ENTITIES } from '../../src/modules/payment/adapters/postgres/entities.js';
import { RETURNS_ENTITIES } from '../../src/modules/returns/adapters/postgres/entities.js';
import { SETTINGS_ENTITIES } from '../../src/modules/settings/adapters/postgres/entities.js';
import { TAX_ENTITIES } from '../../src/modules/tax/adapters/postgres/entities.js';
import { BackupRunEntity } from '../../src/platform/backup/scheduled/backup-run.entity.js';
import { InstallationEntity } from '../../src/platform/operations/installation.entity.js';
import { OutboxEntity } from '../../src/platform/outbox/outbox.entity.js';
import { WorkerEntity } from '../../src/platform/outbox/worker.entity.js';
import { LeaseEntity } from '../../src/platform/scheduled-jobs/lease.entity.js';
import { ImageEntity } from '../../src/platform/storage/image.entity.js';
import { ImageReferenceEntity } from '../../src/platform/storage/image-reference.entity.js';

/** All entities, for data sources without modules. */
export const ALL_ENTITIES = [
  ...ANALYTICS_ENTITIES,
  ...AUTH_ENTITIES,
  ...CART_ENTITIES,
  ...CATALOG_ENTITIES,
  ...CHECKOUT_ENTITIES,
  ...CONTENT_ENTITIES,
  ...CUSTOMERS_ENTITIES,
  ...DELIVERY_ENTITIES,
  ...BOOKS_ENTITIES,
  ...INVOICES_ENTITIES,
  ...DISCOUNTS_ENTITIES,
  ...NEWSLETTER_ENTITIES,
  ...ORDERS_ENTITIES,
  ...PAYMENT_ENTITIES,
  ...RETURNS_ENTITIES,
  ...SETTINGS_ENTITIES,
  ...TAX_ENTITIES,
  BackupRunEntity,
  InstallationEntity,
  OutboxEntity,
  WorkerEntity,
  LeaseEntity,
  ImageEntity,
  ImageReferenceEntity,
];
