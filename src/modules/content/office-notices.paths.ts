import { getCall, postCall } from '#platform/wire/call-path.ts'
import type { NoticeBarWire, SaveNoticesInput } from './notice.contract.ts'

export const getNoticeBar = getCall<Record<string, never>, NoticeBarWire>('/system/notice/list')
export const saveNoticeBar = postCall<SaveNoticesInput, NoticeBarWire>('/system/notice/save', { once: true })
