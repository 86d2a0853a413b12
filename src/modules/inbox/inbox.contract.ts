import { z } from 'zod'
import { MESSAGE_PAGE, messageKinds } from './inbox.rules.ts'

/** Of all kinds when empty. */
const kind = z.enum(['', ...messageKinds]).default('')

export const MessagesInput = z.object({
  kind,
  pageNo: z.number().int().min(1).max(1_000).default(1),
  pageSize: z.number().int().min(1).max(100).default(MESSAGE_PAGE),
})
export type MessagesInput = z.input<typeof MessagesInput>

const MessageWire = z.object({
  messageId: z.string(),
  kind: z.enum(messageKinds),
  title: z.string(),
  text: z.string(),
  /** A path of the shop, without its language. */
  link: z.string(),
  createTime: z.string(),
  read: z.boolean(),
})
export type MessageWire = z.output<typeof MessageWire>
export const MessagesWire = z.object({
  total: z.number(),
  pageNo: z.number(),
  pageSize: z.number(),
  list: z.array(MessageWire),
})
export type MessagesWire = z.output<typeof MessagesWire>

const Count = z.object({ total: z.number(), unread: z.number() })
export const MessageCountsWire = Count.extend({ kinds: z.record(z.enum(messageKinds), Count) })
export type MessageCountsWire = z.output<typeof MessageCountsWire>

export const ReadInput = z.object({ messageId: z.uuid() })
export type ReadInput = z.input<typeof ReadInput>
export const ReadAllInput = z.object({ kind })
export type ReadAllInput = z.input<typeof ReadAllInput>

const hour = z.number().int('choose-one').min(0, 'choose-one').max(23, 'choose-one')
/** Between these hours of Hong Kong nothing comes by mail or SMS that can wait; and whether the mails of a day come as one. */
const TimesWire = z.object({ isQuiet: z.boolean(), quietFrom: hour, quietUntil: hour, isDigest: z.boolean() })
const OfWay = z.object({ here: z.boolean(), mail: z.boolean(), sms: z.boolean() })
const OfKinds = z.record(z.enum(messageKinds), OfWay)

export const WaysInput = TimesWire.extend({ ways: OfKinds })
export type WaysInput = z.output<typeof WaysInput>
/** `reached`: whether there is a proven address or number, without which nothing comes that way. */
export const WaysWire = WaysInput.extend({
  reached: z.object({ mail: z.boolean(), sms: z.boolean() }),
  digestHour: z.number(),
})
export type WaysWire = z.output<typeof WaysWire>
