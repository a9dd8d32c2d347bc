import { IsInt, Max, Min } from 'class-validator';
import type { StoredSettings } from '../../../../../common/contract/current-settings.js';
import { SettingsOfBody } from './setting-properties.js';

const seen = 'Version must be the number of the version that was edited';
const restored = 'Restore must be the number of a version';
const MAX = 2_000_000_000;

/** Any subset of the settings; null empties an optional one. */
@SettingsOfBody()
export class EditSettingsBody {
  /** The version the admin saw; any other than the newest is refused. */
  @Max(MAX, { message: seen })
  @Min(1, { message: seen })
  @IsInt({ message: seen })
  version!: number;
}
export interface EditSettingsBody extends StoredSettings {
  readonly name?: string;
}

export class RestoreSettingsBody {
  /** The version whose values are wanted. */
  @Max(MAX, { message: restored })
  @Min(1, { message: restored })
  @IsInt({ message: restored })
  restore!: number;

  /** The newest version the admin saw. */
  @Max(MAX, { message: seen })
  @Min(1, { message: seen })
  @IsInt({ message: seen })
  version!: number;
}
