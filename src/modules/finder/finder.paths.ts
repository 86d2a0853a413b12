import { getCall } from '#platform/wire/call-path.ts'
import type { FindInput, FindWire } from './finder.contract.ts'

export const find = getCall<FindInput, FindWire>('/admin/find')
