export { foundMerchant } from './found-merchant.ts'
export { findBankAccount, keepBankAccount, lockBankAccounts, resealBankAccount, type BankAccountRow } from './bank-accounts.ts'
export { findMerchantName } from './find-merchant.ts'
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
  listMerchants,
  listMoneyPeople,
  listOfferPeople,
  listPeopleOf,
  listShippers,
  lockStaff,
} from './people.ts'
export { getOwnMerchant, keepMerchantState, type MerchantState } from './merchant-state.ts'
