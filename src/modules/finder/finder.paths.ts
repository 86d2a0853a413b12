import { getCall } from '#platform/wire/call-path.ts'
import { FindInput, FindWire } from './finder.contract.ts'

export const find = getCall('/admin/find', { access: 'operator', input: FindInput, output: FindWire })
