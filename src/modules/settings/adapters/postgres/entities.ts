import { SettingsVersionEntity } from './settings-version.entity.js';

export const SETTINGS_ENTITIES = [SettingsVersionEntity];
