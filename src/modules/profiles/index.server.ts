export { findByCode, listAccounts, listPeople, listShutOut, maySeePart, type Person } from './meet-people.ts'
export {
  findNames,
  findProfile,
  leaveProfile,
  openProfile,
  partFromAccount,
  type ProfileRow,
  requireProfile,
  resetFeed,
  saveProfile,
} from './profiles.ts'
