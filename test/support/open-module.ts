import type { Abstract, Provider, Type } from '@nestjs/common';
import { Test, type TestingModule } from '@nestjs/testing';
import { currentSettings } from '../../common/contract/current-settings.js';
import { Clock } from '../../src/kernel/time.js';
import { Ids } from '../../src/kernel/ids.js';
import type { NewAuditEntry } from '../../src/kernel/audit-entry.js';
import { CountingIds, SettableClock } from '../../src/kernel/testing/fakes.js';
import { UnitOfWork } from '../../src/kernel/unit-of-work.js';
import { AuditEntryEntity } from '../../src/modules/auth/adapters/postgres/audit-entry.entity.js';
import { AUTH_ENTITIES } from '../../src/modules/auth/adapters/postgres/entities.js';
import { PostgresAuditLog } from '../../src/modules/auth/adapters/postgres/postgres-audit-log.js';
import { AuditLog } from '../../src/modules/auth/index.js';
import { Repositories } from '../../src/platform/database/repositories.js';
import { Statements } from '../../src/platform/database/statements.js';
import { TransactionLock } from '../../src/platform/database/transaction-lock.js';
import { CacheInvalidation } from '../../src/platform/invalidation/cache-invalidation.js';
import { LocalInvalidation } from '../../src/platform/invalidation/local-invalidation.js';
import { ShopSettingsSource } from '../../src/platform/shop-settings/shop-settings-source.js';
import { allAtOnce } from './lock-waits.js';
import { newShopReset } from './new-shop-reset.js';
import { openDatabase, type OpenDatabase } from './open-database.js';

/** The one user of a new shop. */
export const ADMIN = { id: '01900000-0000-7000-8000-0000000000ad' };

const ADD_ADMIN = `
  INSERT INTO users (id, name, email, password_hash, role, created_at)
  VALUES ('${ADMIN.id}', 'Admin', 'admin@shop.test', 'none', 'admin', '2026-01-01T00:00:00Z')`;

interface ModuleNeeds {
  /** The tables of the module, and those that they refer to; those of auth are there. */
  readonly entities: readonly (new () => object)[];
  /** What the module needs of the world outside and of other modules, or instead of what it binds itself. */
  readonly providers?: readonly Provider[];
}

/**
 * The providers of a module, on a database of the test file: for tests of use cases that order steps over tables of the
 * shop. Each test begins with the tables of a new shop, with `ADMIN`, and with providers of its own. The clock stands
 * still, and ids count up.
 */
export function openModule(module: Type, { entities, providers = [] }: ModuleNeeds) {
  let database: OpenDatabase;
  let reset: string;
  let context: TestingModule;

  beforeAll(async () => {
    database = await openDatabase([...AUTH_ENTITIES, ...entities]);
    reset = `${await newShopReset(database.dataSource)};${ADD_ADMIN}`;
  });
  beforeEach(async () => {
    await database.dataSource.query(reset);
    context = await Test.createTestingModule({
      providers: [...platformOn(database), ...providersOf(module), ...providers],
    }).compile();
  });
  afterAll(() => database?.close());

  return {
    get database(): OpenDatabase {
      return database;
    },

    /** The module's own one of a class: a use case, or what is bound to a port. */
    get: <Provided>(token: Type<Provided> | Abstract<Provided>): Provided => context.get(token),

    inTransaction: <Result>(work: () => Promise<Result>): Promise<Result> =>
      database.unitOfWork.run(work),

    /** `allAtOnce` on the database of the test. */
    allAtOnce: <Result>(
      lock: () => Promise<unknown>,
      ...works: readonly (() => Promise<Result>)[]
    ): Promise<readonly PromiseSettledResult<Result>[]> => allAtOnce(database, lock, ...works),

    /** What the test has written to the audit log, oldest first. */
    async auditEntries(): Promise<NewAuditEntry[]> {
      const rows = await database.repositories
        .read(AuditEntryEntity)
        .find({ order: { id: 'ASC' } });
      return rows.map(({ userId, action, subject, before, after }) => {
        const actor = userId === null ? undefined : { id: userId };
        return { actor, action, subject, before: before ?? undefined, after: after ?? undefined };
      });
    },
  };
}

function platformOn({ repositories, statements, unitOfWork }: OpenDatabase): Provider[] {
  return [
    TransactionLock,
    { provide: Repositories, useValue: repositories },
    { provide: Statements, useValue: statements },
    { provide: UnitOfWork, useValue: unitOfWork },
    { provide: Clock, useValue: new SettableClock() },
    { provide: Ids, useValue: new CountingIds() },
    { provide: AuditLog, useClass: PostgresAuditLog },
    { provide: CacheInvalidation, useValue: new LocalInvalidation(true) },
    { provide: ShopSettingsSource, useValue: { current: async () => currentSettings({}) } },
  ];
}

/** Without its controllers and what it imports. */
const providersOf = (module: Type) => Reflect.getMetadata('providers', module) as Provider[];
