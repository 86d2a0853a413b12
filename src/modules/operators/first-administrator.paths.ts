import { postCall } from '#platform/wire/call-path.ts'
import { FirstAdministratorInput } from './first-administrator.contract.ts'

/** By the link the terminal prints while a shop has no administrator. */
export const addFirstAdministrator = postCall('/admin/operator/first', {
  access: 'anyone',
  reads: true,
  perMinute: 10,
  input: FirstAdministratorInput,
})
