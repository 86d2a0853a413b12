import { getCall, postCall } from '#platform/wire/call-path.ts'
import type { GiveUpWorkInput, RetryWorkInput, WorkWire } from './work.contract.ts'

export const listWork = getCall<Record<string, never>, WorkWire>('/admin/work/list')
export const retryWork = postCall<RetryWorkInput, WorkWire>('/admin/work/retry')
export const giveUpWork = postCall<GiveUpWorkInput, WorkWire>('/admin/work/giveUp')
