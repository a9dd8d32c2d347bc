import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadEnv } from '../../../../config/env.js';
import { DependencyChecks } from '../../../../platform/operations/dependency-checks.js';
import { DiskAndServiceReadings } from './disk-and-service-readings.js';

const folder = mkdtempSync(join(tmpdir(), 'vigor-alarm-'));
mkdirSync(join(folder, 'backups'));
afterAll(() => rmSync(folder, { recursive: true }));

const readingsOf = (env: Record<string, string>, checks = new DependencyChecks()) =>
  new DiskAndServiceReadings(loadEnv({ DATA_DIR: folder, ...env }), checks);

it('reads a disk once, also where data and backups share it, and no folder that is missing', async () => {
  const reading = { folder: 'data', host: hostname(), freeShare: expect.any(Number) as number };
  expect(await readingsOf({}).disks()).toEqual([reading]);
  expect(await readingsOf({ BACKUP_DIR: join(folder, 'missing') }).disks()).toEqual([reading]);
});

it('reads two disks where backups have their own', async () => {
  // A disk of its own on each Linux; elsewhere there is none to try it with.
  const other = statSync('/dev/shm', { throwIfNoEntry: false });
  if (!other || other.dev === statSync(folder).dev) return;
  const disks = await readingsOf({ BACKUP_DIR: '/dev/shm' }).disks();
  expect(disks.map((disk) => disk.folder)).toEqual(['data', 'backups']);
});

it('says why a service does not respond, without the email address that it names', async () => {
  const checks = new DependencyChecks();
  checks.add('mail', () => Promise.reject(new Error('no mailbox ann@example.com')));
  checks.add('files', () => Promise.resolve());
  const [files, mail] = await readingsOf({}, checks).dependencies();
  expect(files).toEqual({ name: 'files', isUp: true, problem: null });
  expect(mail).toMatchObject({ name: 'mail', isUp: false });
  expect(mail?.problem).toMatch(/^no mailbox/);
  expect(mail?.problem).not.toContain('ann@example.com');
});
