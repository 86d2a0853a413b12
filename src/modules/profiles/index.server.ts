export { listBought } from './bought-items.ts'
export { findByCode, listAccounts, listNamedLike, listPeople, listShutOut, maySeePart, type Person } from './meet-people.ts'
export { seesPicture } from './member-pictures.ts'
export {
  findNames,
  findProfile,
  getProfile,
  leaveProfile,
  openProfile,
  partFromAccount,
  type ProfileRow,
  requireProfile,
  resetFeed,
  saveProfile,
  setAvatar,
  setProfileHidden,
} from './profiles.ts'
