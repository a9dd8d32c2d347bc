import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadEnv } from '../../../../config/env.js';
import { erasureListContract } from '../../testing/erasure-list.contract.js';
import { BackupErasureList } from './backup-erasure-list.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'erasures-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('the list of erasures beside the backups', () => {
  erasureListContract(async () => new BackupErasureList(loadEnv({ BACKUP_DIR: folder })));
});
