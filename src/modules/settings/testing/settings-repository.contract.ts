import { firstVersion, type SettingsVersion } from '../domain/settings-version.js';
import type { SettingsRepository } from '../ports/settings-repository.js';

const at = new Date('2026-01-01T10:00:00Z');
const first = firstVersion({ name: 'Iron & Oak', phone: null }, at);
const second: SettingsVersion = {
  version: 2,
  values: { ...first.values, lowStockThreshold: 5 },
  changes: [{ key: 'lowStockThreshold', before: 10, after: 5 }],
  at: new Date('2026-01-02T10:00:00Z'),
  userId: null,
  restoredFrom: 1,
};

/** The contract of every repository of settings. `make` returns an empty one. */
export function settingsRepositoryContract(
  make: () => {
    settings: SettingsRepository;
    inTransaction: <Result>(work: () => Promise<Result>) => Promise<Result>;
  },
): void {
  const opened = async () => {
    const { settings, inTransaction } = make();
    await inTransaction(() => settings.addFirst(first));
    return { settings, inTransaction };
  };

  it('has no newest version before the first', async () => {
    await expect(make().settings.latest()).rejects.toThrow('no version yet');
  });

  it('stores the first version once', async () => {
    const { settings, inTransaction } = await opened();
    await inTransaction(() => settings.addFirst({ ...first, values: { name: 'Other' } }));
    expect(await settings.latest()).toEqual(first);
  });

  it('gives back the newest version and older ones', async () => {
    const { settings, inTransaction } = await opened();
    await inTransaction(() => settings.add(second));
    expect(await settings.latest()).toEqual(second);
    expect(await settings.find(1)).toEqual(first);
    expect(await settings.find(3)).toBeUndefined();
  });

  it('refuses a version whose number is taken', async () => {
    const { settings, inTransaction } = await opened();
    await inTransaction(() => settings.add(second));
    await expect(inTransaction(() => settings.add(second))).rejects.toMatchObject({
      code: 'edited_meanwhile',
      data: { fields: ['lowStockThreshold'] },
    });
  });

  it('pages the history from the newest on', async () => {
    const { settings, inTransaction } = await opened();
    await inTransaction(() => settings.add(second));
    expect(await settings.history({ page: 2, limit: 1 })).toEqual({
      items: [first],
      page: 2,
      limit: 1,
      total: 2,
      totalIsExact: true,
    });
  });
}
