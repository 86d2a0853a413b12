import { getCall, postCall } from '#platform/wire/call-path.ts'
import { MessageCountsWire, MessagesInput, MessagesWire, ReadAllInput, ReadInput, WaysInput, WaysWire } from './inbox.contract.ts'

export const listMessages = postCall('/member/message/list', {
  access: 'member',
  reads: true,
  input: MessagesInput,
  output: MessagesWire,
})
export const countMessages = getCall('/member/message/counts', { access: 'member', output: MessageCountsWire })
/** Each answers the counts as they are then. */
export const readMessage = postCall('/member/message/read', { access: 'member', input: ReadInput, output: MessageCountsWire })
export const readAllMessages = postCall('/member/message/readAll', {
  access: 'member',
  input: ReadAllInput,
  output: MessageCountsWire,
})
/** A stream of server-sent events: a hint each time there may be something new; what it is, the other calls say. */
export const LIVE_MESSAGES = '/member/message/live'

/** Which kinds reach a member by which ways, and when. */
export const getWays = getCall('/member/message/ways', { access: 'member', output: WaysWire })
export const saveWays = postCall('/member/message/ways', { access: 'member', perMinute: 60, input: WaysInput, output: WaysWire })
