import { getCall } from '#platform/wire/call-path.ts'
import { SizeGuidesWire } from './size-guides.contract.ts'

export const listSizeGuides = getCall('/product/size/guides.do', { access: 'anyone', output: SizeGuidesWire })
