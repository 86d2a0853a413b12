export {
  addInvitation,
  barInviter,
  countGiven,
  findInvitation,
  findInviter,
  type Inviter,
  isBarred,
  listBranch,
  lockInvitation,
  markDecided,
  markGiven,
  markHeld,
  markVoid,
} from './invitations.ts'
export {
  countQueues,
  findBarred,
  listAbove,
  listBelow,
  listInvitationPage,
  namePeople,
  type RoomRow,
} from './invitation-page.ts'
export type { InvitationRow } from './invitations.tables.ts'
export { findLikeness, findShared } from './likeness.ts'
export { findByOrder } from './orders-that-count.ts'
export { findOwnInvitation, listInvited, type OwnInvitationRow } from './own-invitations.ts'
export { noteFollowed, purgeFollowed, takeFollowed } from './visits.ts'
