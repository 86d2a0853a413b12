import { getCall } from '#platform/wire/call-path.ts'
import type { SizeGuidesWire } from './size-guides.contract.ts'

export const listSizeGuides = getCall<Record<string, never>, SizeGuidesWire>('/product/size/guides.do')
