import { postCall } from '#platform/wire/call-path.ts'
import type { FirstAdministratorInput } from './first-administrator.contract.ts'

/** By the link the terminal prints while a shop has no administrator. */
export const addFirstAdministrator = postCall<FirstAdministratorInput, Record<string, never>>('/admin/operator/first')
