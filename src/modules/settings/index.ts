export { ShopSettingsView } from './adapters/http/settings.dto.js';
