export { ShopSettingsView } from './adapters/http/shop-settings.view.js';
