import type { ShopSettings } from '../../../../../common/contract/shop-settings.js';
import { SettingsOfView } from './setting-properties.js';

/** All settings of the shop; its properties are those of `shopSettings`. */
@SettingsOfView()
export class ShopSettingsView {}
export interface ShopSettingsView extends ShopSettings {
  readonly name: string;
}
