import {
  isSecuritySetting,
  type PublicShopSettings,
  settingKeys,
} from '../../../../../common/contract/shop-settings.js';
import { SettingsOfView } from './setting-properties.js';

/** The settings of the shop that everybody may read; its properties are those of `shopSettings`. */
@SettingsOfView(settingKeys.filter((key) => !isSecuritySetting(key)))
export class ShopSettingsView {}
export interface ShopSettingsView extends PublicShopSettings {
  readonly name: string;
}
