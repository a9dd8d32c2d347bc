import { ActorView } from '../../../auth/index.js';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import type { SettingChange } from '../../../../../common/contract/current-settings.js';
import {
  isSecuritySetting,
  settingKeys,
  type ShopSettings,
} from '../../../../../common/contract/shop-settings.js';
import type { SettingsVersion } from '../../domain/settings-version.js';
import { SettingsOfView } from './setting-properties.js';
import { ShopSettingsView } from './shop-settings.view.js';

const VALUE: ApiPropertyOptions = {
  oneOf: [{ type: 'string' }, { type: 'number' }],
  nullable: true,
};

export class SettingChangeView {
  key!: string;
  @ApiProperty(VALUE)
  before!: SettingChange['before'];
  @ApiProperty(VALUE)
  after!: SettingChange['after'];
}

/** One change of the settings. */
export class SettingsVersionView {
  _id!: string;
  version!: number;
  at!: Date;
  /** Null for the first start. */
  who!: ActorView | null;
  changes!: SettingChangeView[];
  /** The version whose values it has taken back. */
  restoredFrom!: number | null;

  static of(
    { version, at, changes, restoredFrom }: SettingsVersion,
    who: ActorView | null,
  ): SettingsVersionView {
    return { _id: String(version), version, at, who, changes: [...changes], restoredFrom };
  }
}

/** What only the operator sets, in the environment. */
export class OperatorSettingView {
  name!: string;
  value!: string;
}

/** All settings of the shop, with their version. */
@SettingsOfView(settingKeys.filter(isSecuritySetting))
export class SettingsView extends ShopSettingsView {
  _id!: string;
  version!: number;
  operator!: OperatorSettingView[];
}
export interface SettingsView extends ShopSettings {
  readonly name: string;
}
