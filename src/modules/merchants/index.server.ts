export { foundMerchant } from './found-merchant.ts'
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
export { endMemberships, endStaff, keepScopes, listMerchants, listPeopleOf, lockStaff } from './people.ts'
