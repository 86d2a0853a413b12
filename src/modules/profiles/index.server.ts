export { findByCode, type FoundProfile, listAccounts, listPeople, listShutOut, maySeePart, type Person } from './people.ts'
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
