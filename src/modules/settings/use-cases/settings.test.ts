import { DirectUnitOfWork, RecordedEvents, SettableClock } from '../../../kernel/testing/fakes.js';
import { RecordedAuditLog } from '../../auth/testing/recorded-audit-log.js';
import { FakeSettingsRepository } from '../testing/fake-settings-repository.js';
import { settingsRepositoryContract } from '../testing/settings-repository.contract.js';
import { EditSettings } from './edit-settings.js';
import { InitializeSettings } from './initialize-settings.js';
import { NewSettingsVersion } from './new-settings-version.js';
import { RestoreSettings } from './restore-settings.js';

const ADMIN = { id: 'admin', staffRole: 'owner' } as const;
const MANAGER = { id: 'manager', staffRole: 'manager' } as const;

describe('settings in memory', () => {
  settingsRepositoryContract(() => ({
    settings: new FakeSettingsRepository(),
    inTransaction: (work) => work(),
  }));
});

async function fixture(isTestDomainAllowed = true) {
  const settings = new FakeSettingsRepository();
  const [unitOfWork, clock, auditLog] = [
    new DirectUnitOfWork(),
    new SettableClock(),
    new RecordedAuditLog(),
  ];
  const mode = {
    isDemo: isTestDomainAllowed,
    isTestDomainAllowed,
    firstValues: { name: 'Iron & Oak' },
  };
  const initialize = new InitializeSettings(unitOfWork, settings, mode, clock);
  await initialize.execute();
  const events = new RecordedEvents();
  const newVersion = new NewSettingsVersion(settings, auditLog, events);
  const edit = new EditSettings(unitOfWork, settings, mode, newVersion, clock);
  const restore = new RestoreSettings(unitOfWork, settings, mode, newVersion, clock);
  return { settings, clock, auditLog, events, initialize, edit, restore };
}

describe('the first start', () => {
  it('stores what the environment says, once', async () => {
    const { settings, clock, initialize } = await fixture();
    await initialize.execute();
    expect(settings.versions).toEqual([
      {
        version: 1,
        values: { name: 'Iron & Oak' },
        changes: [],
        at: clock.now(),
        userId: null,
        restoredFrom: null,
      },
    ]);
  });
});

describe('an edit of the settings', () => {
  it('adds a version with what it changed, and an audit entry', async () => {
    const { settings, clock, auditLog, edit } = await fixture();
    clock.advance(1000);
    await edit.execute(ADMIN, { lowStockThreshold: 5, phone: null }, 1);
    const changes = [
      { key: 'phone', before: '+1 (555) 010-0199', after: null },
      { key: 'lowStockThreshold', before: 10, after: 5 },
    ];
    expect(await settings.latest()).toEqual({
      version: 2,
      values: { name: 'Iron & Oak', lowStockThreshold: 5, phone: null },
      changes,
      at: clock.now(),
      userId: 'admin',
      restoredFrom: null,
    });
    expect(auditLog.entries).toEqual([
      {
        actor: ADMIN,
        action: 'settings.edit',
        subject: 'settings',
        before: { version: 1, lowStockThreshold: 10, phone: '+1 (555) 010-0199' },
        after: { version: 2, lowStockThreshold: 5, phone: null },
      },
    ]);
  });

  it('that changes nothing adds none', async () => {
    const { settings, auditLog, edit } = await fixture();
    await edit.execute(ADMIN, { lowStockThreshold: 10, name: 'Iron & Oak' }, 1);
    expect([settings.versions.length, auditLog.entries.length]).toEqual([1, 0]);
  });

  it.each([1, 3])('is refused where the admin saw version %i, not the newest', async (seen) => {
    const { settings, edit } = await fixture();
    await edit.execute(ADMIN, { city: 'Rome' }, 1);
    await expect(edit.execute(ADMIN, { city: 'Bari' }, seen)).rejects.toMatchObject({
      code: 'edited_meanwhile',
      data: { version: 2, fields: ['city'] },
      message: 'Someone else has changed the settings since you opened them.',
    });
    expect(settings.versions).toHaveLength(2);
  });

  it('names every invalid field', async () => {
    const { edit } = await fixture();
    await expect(edit.execute(ADMIN, { name: '', returnDays: 400 }, 1)).rejects.toMatchObject({
      errors: [
        { field: 'name', message: 'Shop name is required' },
        {
          field: 'returnDays',
          message: 'Return window in days must be a whole number from 0 to 365',
        },
      ],
    });
  });

  it('takes no address of a trial in production', async () => {
    const { settings, edit } = await fixture(false);
    await expect(edit.execute(ADMIN, { email: 'a@shop.test' }, 1)).rejects.toMatchObject({
      errors: [
        { field: 'email', message: 'Email must not be of the domain .test, which nobody reaches' },
      ],
    });
    await (await fixture()).edit.execute(ADMIN, { email: 'a@shop.test' }, 1);
    expect(settings.versions).toHaveLength(1);
  });
});

describe('a restore of the settings', () => {
  it('takes the values of an older version back, as a new one', async () => {
    const { settings, auditLog, edit, restore } = await fixture();
    await edit.execute(ADMIN, { city: 'Rome' }, 1);
    await edit.execute(ADMIN, { city: 'Bari', name: 'Bell' }, 2);
    await restore.execute(ADMIN, 2, 3);
    const changes = [
      { key: 'name', before: 'Bell', after: 'Iron & Oak' },
      { key: 'city', before: 'Bari', after: 'Rome' },
    ];
    expect(await settings.latest()).toMatchObject({
      version: 4,
      values: { name: 'Iron & Oak', city: 'Rome' },
      changes,
      restoredFrom: 2,
    });
    expect(auditLog.entries.at(-1)).toEqual({
      actor: ADMIN,
      action: 'settings.restore',
      subject: 'settings',
      before: { version: 3, name: 'Bell', city: 'Bari' },
      after: { version: 4, name: 'Iron & Oak', city: 'Rome', restoredFrom: 2 },
    });
  });

  it('of the same values adds no version', async () => {
    const { settings, auditLog, restore } = await fixture();
    await restore.execute(ADMIN, 1, 1);
    expect([settings.versions.length, auditLog.entries.length]).toEqual([1, 0]);
  });

  it('is refused for an unknown version, and where the admin saw an older one', async () => {
    const { edit, restore } = await fixture();
    await edit.execute(ADMIN, { city: 'Rome' }, 1);
    await expect(restore.execute(ADMIN, 7, 2)).rejects.toThrow('Version not found');
    await expect(restore.execute(ADMIN, 1, 1)).rejects.toMatchObject({ code: 'edited_meanwhile' });
  });
});

describe('what the shop asks of its staff', () => {
  const refusal = {
    kind: 'forbidden',
    code: 'owners_only',
    errors: [{ field: 'reauthExports', message: 'Only an owner can change security settings.' }],
  };

  it('is changed by owners alone, also by going back to an older version', async () => {
    const { settings, edit, restore } = await fixture();
    await edit.execute(ADMIN, { reauthExports: 'required' }, 1);
    await expect(
      edit.execute(MANAGER, { reauthExports: 'off', city: 'Bari' }, 2),
    ).rejects.toMatchObject(refusal);
    await expect(restore.execute(MANAGER, 1, 2)).rejects.toMatchObject(refusal);
    expect(settings.versions).toHaveLength(2);
  });

  it('may be sent by others as it is, with settings that they change', async () => {
    const { settings, edit, restore } = await fixture();
    await edit.execute(MANAGER, { reauthExports: 'off', city: 'Bari' }, 1);
    await restore.execute(MANAGER, 1, 2);
    expect(settings.versions).toHaveLength(3);
  });

  it('is told to the owners where it changes, and nothing else is', async () => {
    const { events, edit, restore } = await fixture();
    await edit.execute(ADMIN, { city: 'Bari' }, 1);
    await edit.execute(ADMIN, { reauthRefundAbove: 50 }, 2);
    await restore.execute(ADMIN, 1, 3);
    expect(events.published).toEqual([
      { name: 'settings.security-changed', payload: { version: 3 } },
      { name: 'settings.security-changed', payload: { version: 4 } },
    ]);
  });
});
