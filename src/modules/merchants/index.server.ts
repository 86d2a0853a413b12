export { abandonMerchant, createMerchant, letSell } from './create-merchant.ts'
export {
  acceptBankAccount,
  type BankAccountRow,
  countWaitingAccounts,
  findBankAccount,
  findNamedAccount,
  findWaitingAccount,
  keepBankAccount,
  lockBankAccounts,
  refuseBankAccount,
  resealBankAccount,
} from './bank-accounts.ts'
export {
  findMerchantByCode,
  findMerchantCard,
  findMerchantId,
  getMerchantName,
  listCards,
  listInfluencers,
} from './find-merchant.ts'
export {
  addHoliday,
  endHoliday,
  followHolidays,
  listDaysAway,
  listDaysAwayOf,
  listHolidaysOf,
  type MerchantHolidayRow,
} from './days-away.ts'
export { houseMerchant } from './house-merchant.ts'
export {
  acceptInvitation,
  addInvitation,
  endInvitation,
  findInvitation,
  INVITATION_DAYS,
  listInvitations,
  purgeInvitations,
} from './merchant-invitations.ts'
export {
  endMemberships,
  endStaff,
  keepScopes,
  listAccountsOf,
  listAnswerers,
  listFellowOwners,
  listMerchants,
  listMoneyPeople,
  listOfferPeople,
  listOwnersOf,
  listPeopleOf,
  listShippers,
  lockStaff,
} from './people.ts'
export {
  findMerchantState,
  getOwnMerchant,
  keepFull,
  keepLacking,
  keepMerchantState,
  listFull,
  type MerchantState,
} from './merchant-state.ts'
export {
  beginHold,
  endHold,
  findPayoutHold,
  getMerchant,
  isOwnItem,
  isOwnMerchant,
  listDueHolds,
  listHolds,
  listMerchantSteps,
  lockMerchant,
  recordMerchantStep,
} from './holds.ts'
export { countHealthCases, endHealthCase, findHealthCase, keepHealthCase, listAfter } from './health-cases.ts'
export { listKept } from './list-kept.ts'
export { countOwnPurchases, isOwnSale, listOwnPurchases } from './owners/own-purchases.ts'
export { endOwnMembership, keepOwner, mayLeaveShops, requireOtherOwners } from './owners/change-owners.ts'
export { countClosing, countOpen, keepClosed, keepClosing, keepOpen, listClosing } from './closing/closing.ts'
export { regroupOwners } from './owners/owner-groups.ts'
export { countStrangers, listShared } from './shared-marks.ts'
export { addMerchantKey, closeMerchantKey } from './merchant-keys.ts'
export { beginVisit, endVisit, findVisit, type VisitRow } from './desk-visits.ts'
