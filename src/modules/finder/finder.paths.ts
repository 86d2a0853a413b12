import { getCall } from '#platform/wire/call-path.ts'
import { FindInput, FindWire } from './finder.contract.ts'

export const find = getCall('/admin/find', { access: 'operator', lags: true, input: FindInput, output: FindWire })
