export {
  findHolidays,
  findInvitationRules,
  findMerchantKinds,
  findOneLanguage,
  findPointRules,
  findPriceGuard,
  findSearchRules,
  findHealthRules,
  findSellerCases,
  findSelling,
  findCommunity,
  findSourcing,
  firstSettings,
  type ReadSettings,
  settingsReader,
} from './read-settings.ts'
export { makePass, PREVIEW_HOURS, PREVIEW_PATH, secondsLeft } from './preview-pass.ts'
export { settingsChanged, settingsVersion } from './settings-version.ts'
export { houseOf } from './house-facts.ts'
export { findSettings, listChangesOf, saveSetting } from './save-setting.ts'
export { findSettingHistory } from './setting-history.ts'
export { isShopSign } from './read-settings.ts'
