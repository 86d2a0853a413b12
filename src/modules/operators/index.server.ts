export {
  addInvited,
  disable,
  enable,
  getOperator,
  listOperators,
  type NewInvitation,
  recordAct,
  setRoles,
  takePower,
} from './admin-operators.ts'
export { endKey, listKeys, makeKey, turnKey } from './api-keys.ts'
export { isFirstLink, makeFirstLink, takeFirstLink } from './first-administrator.ts'
export { findLinkOwner, LINK_DAYS, makeLink, useLink } from './operator-links.ts'
export {
  addOperator,
  closePublishedAccounts,
  describeOperator,
  findOwnAccount,
  findSignIn,
  lockSignIn,
  setPassword,
  type SignIn,
} from './operators.ts'
export { orOperatorRests } from './resting.ts'
export { addRole, changeRole, listRoles, removeRole } from './roles.ts'
