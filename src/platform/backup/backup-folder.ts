import { join } from 'node:path';
import type { Env } from '../../config/env.js';

/** Where the scheduled backups of the shop of these settings are. */
export const backupFolder = ({ BACKUP_DIR, DATA_DIR }: Pick<Env, 'BACKUP_DIR' | 'DATA_DIR'>) =>
  BACKUP_DIR ?? join(DATA_DIR, 'backups');
