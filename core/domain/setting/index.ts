export { readSetting } from './read-setting.ts'
export { readSettings } from './read-settings.ts'
export { findSettings, saveSettings, seedSettings } from './save-settings.ts'
