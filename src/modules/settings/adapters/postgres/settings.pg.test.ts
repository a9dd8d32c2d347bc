import { ALL_ENTITIES } from '../../../../../test/support/entities.js';
import { openDatabase, type OpenDatabase } from '../../../../../test/support/open-database.js';
import { onReplica } from '../../../../platform/database/replica.js';
import { LocalInvalidation } from '../../../../platform/invalidation/local-invalidation.js';
import { firstVersion, type SettingsVersion } from '../../domain/settings-version.js';
import { settingsRepositoryContract } from '../../testing/settings-repository.contract.js';
import { CachedShopSettings } from './cached-shop-settings.js';
import { PostgresSettingsRepository } from './postgres-settings-repository.js';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openDatabase(ALL_ENTITIES);
});
beforeEach(() => database.dataSource.query('TRUNCATE shop_settings_version'));
afterAll(() => database?.close());

const inTransaction = <Result>(work: () => Promise<Result>) => database.unitOfWork.run(work);
const at = new Date('2026-01-01T10:00:00Z');
const next = (version: number, name: string): SettingsVersion => ({
  version,
  values: { name },
  at,
  userId: null,
  restoredFrom: null,
  changes: [{ key: 'name', before: 'VIGOR', after: name }],
});

function open() {
  const invalidation = new LocalInvalidation(true);
  const settings = new PostgresSettingsRepository(database.repositories, invalidation);
  return { settings, invalidation };
}

describe('settings in Postgres', () => {
  settingsRepositoryContract(() => ({ settings: open().settings, inTransaction }));
});

describe('the settings in memory', () => {
  async function opened() {
    const { settings, invalidation } = open();
    const latest = jest.spyOn(settings, 'latest');
    const mode = { isDemo: true, isTestDomainAllowed: true, firstValues: {} };
    const source = new CachedShopSettings(settings, mode, invalidation);
    await inTransaction(() => settings.addFirst(firstVersion({ name: 'First' }, at)));
    return { settings, source, invalidation, latest };
  }

  it('are read once, until they change', async () => {
    const { settings, source, latest } = await opened();
    expect((await source.current()).name).toBe('First');
    await source.current();
    expect(latest).toHaveBeenCalledTimes(1);
    await inTransaction(() => settings.add(next(2, 'Second')));
    expect((await source.current()).name).toBe('Second');
    expect(latest).toHaveBeenCalledTimes(2);
  });

  it('stay while the catalog changes, and through a change that is rolled back', async () => {
    const { settings, source, invalidation, latest } = await opened();
    await source.current();
    await invalidation.announce('catalogue');
    const failing = inTransaction(async () => {
      await settings.add(next(2, 'Second'));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect((await source.current()).name).toBe('First');
    expect(latest).toHaveBeenCalledTimes(1);
  });

  it('of a replica are not taken for those of the primary', async () => {
    const { source, latest } = await opened();
    await onReplica(() => source.current());
    await source.current();
    expect(latest).toHaveBeenCalledTimes(2);
  });
});
