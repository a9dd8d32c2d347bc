import type { StoredSettings } from '../../../../common/contract/current-settings.js';

/** What the environment says of the shop's settings. */
export abstract class SettingsMode {
  /** Placeholders are shown and may be stored; never in production. */
  abstract readonly isTrial: boolean;
  /** The values of the first start. */
  abstract readonly firstValues: StoredSettings;
}
