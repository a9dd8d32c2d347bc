import type { SettingsMode, StoredSettings } from '../../../../common/contract/current-settings.js';
import type { Page, PageRequest } from '../../../kernel/page.js';
import type { SettingsVersion } from '../domain/settings-version.js';

/** The versions of the settings. Writes join the caller's transaction. */
export abstract class SettingsRepository {
  /** The newest version. @throws Error before the first one. */
  abstract latest(): Promise<SettingsVersion>;

  abstract find(version: number): Promise<SettingsVersion | undefined>;

  /** Newest first. */
  abstract history(page: PageRequest): Promise<Page<SettingsVersion>>;

  /** Adds the first version where there is none yet. */
  abstract addFirst(version: SettingsVersion): Promise<void>;

  /**
   * Adds the next version; all processes use it once it is committed.
   * @throws EditedMeanwhile where another one took its number.
   */
  abstract add(version: SettingsVersion): Promise<void>;
}

/** What the environment says of the shop's settings. */
export abstract class SettingsEnvironment implements SettingsMode {
  abstract readonly isDemo: boolean;
  abstract readonly isTestDomainAllowed: boolean;
  /** The values of the first start. */
  abstract readonly firstValues: StoredSettings;
}
