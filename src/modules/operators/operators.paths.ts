import { getCall, postCall } from '#platform/wire/call-path.ts'
import { OperatorWire, OutboxWire, SignInInput, SignInWire } from './operators.contract.ts'

export const operatorSignIn = postCall('/admin/operator/login', {
  access: 'anyone',
  // Begins its own transaction once the password is known to be right.
  reads: true,
  perMinute: 10,
  input: SignInInput,
  output: SignInWire,
})
export const getOperator = getCall('/admin/operator/info', { access: 'operator-at-door', output: OperatorWire })
export const operatorSignOut = postCall('/admin/operator/logout', { access: 'operator-at-door' })
/** The developers' outbox: what would have been mailed or sent by SMS. Never in production. */
export const listOutbox = getCall('/admin/outbox/list', { access: 'read-mails', output: OutboxWire })
