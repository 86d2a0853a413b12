import { getCall, postCall } from '#platform/wire/call-path.ts'
import { GiveUpWorkInput, RetryWorkInput, WorkWire } from './work.contract.ts'

export const listWork = getCall('/admin/work/list', { access: 'keep-work', output: WorkWire })
export const retryWork = postCall('/admin/work/retry', { access: 'keep-work', input: RetryWorkInput, output: WorkWire })
export const giveUpWork = postCall('/admin/work/giveUp', { access: 'end-work', input: GiveUpWorkInput, output: WorkWire })
