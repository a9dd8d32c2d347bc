import type { SettingsVersion } from './settings-version.js';

/** The changed settings before and after, with the version, for the audit log. */
export function auditedStates({ changes, version, restoredFrom }: SettingsVersion) {
  const before = Object.fromEntries(changes.map((change) => [change.key, change.before]));
  const after = Object.fromEntries(changes.map((change) => [change.key, change.after]));
  return {
    before: { ...before, version: version - 1 },
    after: { ...after, version, ...(restoredFrom === null ? {} : { restoredFrom }) },
  };
}
