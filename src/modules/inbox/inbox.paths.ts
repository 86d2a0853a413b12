import { getCall, postCall } from '#platform/wire/call-path.ts'
import type { MessageCountsWire, MessagesInput, MessagesWire, ReadAllInput, ReadInput } from './inbox.contract.ts'

export const listMessages = postCall<MessagesInput, MessagesWire>('/member/message/list')
export const countMessages = getCall<Record<string, never>, MessageCountsWire>('/member/message/counts')
/** Each answers the counts as they are then. */
export const readMessage = postCall<ReadInput, MessageCountsWire>('/member/message/read')
export const readAllMessages = postCall<ReadAllInput, MessageCountsWire>('/member/message/readAll')
/** A stream of server-sent events: a hint each time there may be something new; what it is, the other calls say. */
export const LIVE_MESSAGES = '/member/message/live'
