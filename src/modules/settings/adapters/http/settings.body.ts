import type { StoredSettings } from '../../../../../common/contract/current-settings.js';
import { IsRestoredVersion, IsSeenVersion } from '../../../../platform/http/version-number.js';
import { SettingsOfBody } from './setting-properties.js';

/** Any subset of the settings; null empties an optional one. */
@SettingsOfBody()
export class EditSettingsBody {
  /** The version the admin saw; any other than the newest is refused. */
  @IsSeenVersion()
  version!: number;
}
export interface EditSettingsBody extends StoredSettings {
  readonly name?: string;
}

export class RestoreSettingsBody {
  /** The version whose values are wanted. */
  @IsRestoredVersion()
  restore!: number;

  /** The newest version the admin saw. */
  @IsSeenVersion()
  version!: number;
}
