import { getCall, postCall } from '#platform/wire/call-path.ts'
import type { PreviewWire } from './shop-facts.contract.ts'
import type { StartWire } from './start.contract.ts'

export const getStart = getCall<Record<string, never>, StartWire>('/admin/start/list')
export const makePreview = postCall<Record<string, never>, PreviewWire>('/admin/start/preview')
