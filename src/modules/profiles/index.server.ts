export { listBought } from './bought-items.ts'
export {
  findByCode,
  listAccounts,
  listMerchantPages,
  listNamedLike,
  listPeople,
  listShutOut,
  maySeePart,
  type Person,
} from './meet-people.ts'
export { seesPicture } from './member-pictures.ts'
export {
  findMerchantPage,
  findNames,
  findProfile,
  getProfile,
  leaveProfile,
  openMerchantPage,
  openProfile,
  partFromAccount,
  type ProfileRow,
  requireProfile,
  resetFeed,
  saveProfile,
  setAvatar,
  setProfileHidden,
} from './profiles.ts'
