export { houseMerchant } from './house-merchant.ts'
export { endMemberships, endStaff, keepScopes, listMerchants, listPeopleOf, lockStaff } from './people.ts'
