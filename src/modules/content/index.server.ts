export { contentChanged, contentVersion } from './content-version.ts'
export {
  addHomeRelease,
  findLiveHome,
  getHomeDraft,
  getHomeRelease,
  type HomeSide,
  listHomeReleases,
  putHomeDraft,
} from './home-pages.ts'
export { inLanguage } from './in-language.ts'
export { listAnnouncements } from './announcements.ts'
export { getAnnouncementBar, saveAnnouncementBar } from './admin-announcements.ts'
export { type InfoPages, presentInfoPage, readInfoPages } from './info-pages.ts'
export { type Facts, readFacts } from './page-files.ts'
