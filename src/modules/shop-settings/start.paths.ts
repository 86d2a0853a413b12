import { getCall, postCall } from '#platform/wire/call-path.ts'
import { PreviewWire } from './shop-facts.contract.ts'
import { StartWire } from './start.contract.ts'

export const getStart = getCall('/admin/start/list', { access: 'change-settings', output: StartWire })
export const makePreview = postCall('/admin/start/preview', { access: 'operator', reads: true, output: PreviewWire })
