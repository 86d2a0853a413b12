export { addOperator, closePublishedAccounts, describeOperator, signIn } from './operators.ts'
export { addRole, changeRole, listRoles, removeRole } from './roles.ts'
