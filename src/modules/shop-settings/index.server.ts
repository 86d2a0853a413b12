export { findHolidays, firstSettings, type ReadSettings, settingsReader } from './read-settings.ts'
export { settingsChanged, settingsVersion } from './settings-version.ts'
export { findSettings, saveSetting } from './save-setting.ts'
export { findSettingHistory } from './setting-history.ts'
