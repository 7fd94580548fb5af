export { readSetting } from './read-setting.ts'
export { readSettings, settingsIn } from './read-settings.ts'
export { findSettings, listSettingRevisions, saveSettings, seedSettings } from './save-settings.ts'
export { settingTexts, withSettingTexts, type SettingText } from './setting-words.ts'
