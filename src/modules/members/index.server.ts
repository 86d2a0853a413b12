export {
  addNote,
  disableMember,
  enableMember,
  getMemberRow,
  listAdminMembers,
  listNotes,
  recordAct,
} from './admin-members.ts'
export { askChallenge, purgeAnswers, sealChallenge, takeChallengeAnswer, takeSealedAnswer } from './challenges.ts'
export { findOwner, keepProvenContact, listContacts } from './contacts.ts'
export { findAddressee } from './addressee.ts'
export {
  type Arrived,
  findArrival,
  findIdentity,
  keepIdentityEmail,
  linkIdentity,
  listIdentities,
  noteArrival,
  noteVisit,
  type Own,
  purgeVisits,
  recordIdentityUse,
  takeVisit,
  unlinkIdentity,
} from './identities.ts'
export { isGuessable } from './guessable-passwords.server.ts'
export { listDevicesOf, noteDevice, noteDeviceId, purgeDeviceIds } from './known-devices.ts'
export {
  beginLeaving,
  cancelLeaving,
  findLeaving,
  forgetMember,
  lockDueToLeave,
} from './leaving.ts'
export { findPlace, findTryOfOperator, isKnownHere, type Place } from './known-places.ts'
export { findMember, findMemberFacts, isOpenMember, openMember } from './member-accounts.ts'
export {
  beginDetails,
  clearWordsOfMember,
  findPersonName,
  getDetails,
  keepDetails,
  listNewestNicknames,
  purgeDetails,
  takeOverDetails,
} from './own-details.ts'
export {
  addPasskey,
  findPasskey,
  listPasskeys,
  MOST_PASSKEYS,
  noteChallenge,
  purgeChallenges,
  recordUse,
  removePasskey,
  takeChallenge,
} from './passkeys.ts'
export { closePublishedMembers, findPasswordHash, keepPassword } from './passwords.ts'
export {
  countTry,
  countWrongFrom,
  countWrongOfStrangers,
  dropTry,
  purgeTries,
  recordRightTry,
  type Try,
} from './sign-in-tries.ts'
export { welcomeVisitors } from './visitors.ts'
