export { contentChanged, contentVersion } from './content-version.ts'
export {
  addRelease,
  findLive,
  getDraft,
  getRelease,
  HOME,
  type HomeSide,
  listReleases,
  MENU,
  putDraft,
} from './released-pages.ts'
export { carryBrand, carryCategories } from './carry-home.ts'
export { inLanguage } from './in-language.ts'
export { listAnnouncements } from './announcements.ts'
export { getAnnouncementBar, saveAnnouncementBar } from './admin-announcements.ts'
export { findPageFile, type InfoPages, presentInfoPage, readInfoPages, type RewrittenPage, tryWords } from './info-pages.ts'
export { addPageVersion, findPageVersion, listPageVersions, listRewrittenPages } from './page-versions.ts'
export { type Facts, readFacts } from './page-files.ts'
export { isOnHome } from './carry-home.ts'
