import { call } from '../data/call';

/** Takes back the values of an older version. @param version the newest version the admin sees */
export const restoreSettings = (restore: number, version: number) =>
  call('POST /api/settings/restore', { body: { restore, version } });
