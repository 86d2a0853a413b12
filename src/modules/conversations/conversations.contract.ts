import { z } from 'zod'
import { PictureWire } from '#modules/catalogue/catalogue.contract.ts'
import { textWidth } from '#platform/text/text-width.ts'
import { MOST_REPORT_WORDS, reportReasons } from '#modules/community-reports/community-reports.rules.ts'
import { contactKinds } from './contact-details.rules.ts'
import {
  conversationKinds,
  deskTalkQueues,
  MOST_CANNED,
  MOST_MESSAGE_PICTURES,
  sides,
  talkQueues,
  WIDEST_CANNED,
  WIDEST_MESSAGE,
} from './conversations.rules.ts'

const within = (most: number) =>
  z
    .string()
    .trim()
    .refine((words) => words.length <= most * 4 && textWidth(words) <= most, 'too-long')

/**
 * `key`: its sender names a message, so that it is there once however often it comes. `about`: the order or item it shows, by its
 * number.
 */
const said = {
  key: z.uuid(),
  words: within(WIDEST_MESSAGE).default(''),
  pictures: z.array(z.uuid()).max(MOST_MESSAGE_PICTURES, 'too-many').default([]),
  about: z.string().trim().toUpperCase().max(40, 'too-long').default(''),
}
const isSaid = ({ words, pictures }: { words: string; pictures: readonly string[] }): boolean =>
  words !== '' || pictures.length > 0
const UNSAID = { path: ['words'], message: 'required' }

/** Of a buyer: about an order (of this seller, or with the shop where none is named), about an offer, or about anything. */
const orderNo = z.union([
  z.literal(''),
  z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[0-9A-Z]{8,16}$/, 'order-number'),
])
const subject = {
  orderNo: orderNo.default(''),
  seller: z.string().trim().max(40).default(''),
  offer: z.union([z.literal(''), z.uuid()]).default(''),
  /** Of the member’s own: with the seller who has quoted for it. */
  request: z.string().trim().max(20).default(''),
}
export const SubjectInput = z.object(subject)
export type SubjectInput = z.input<typeof SubjectInput>
export type AskedSubject = z.output<typeof SubjectInput>
export const AskInput = z.object({ ...subject, ...said }).refine(isSaid, UNSAID)
export type AskInput = z.input<typeof AskInput>
/** A merchant asks the shop, about an order of its own or about anything. */
export const AskShopInput = z.object({ orderNo: orderNo.default(''), ...said }).refine(isSaid, UNSAID)
export type AskShopInput = z.input<typeof AskShopInput>
/** A merchant writes to who ordered from it. */
export const WriteToBuyerInput = z
  .object({ orderNo: orderNo.refine((number) => number !== '', 'required'), ...said })
  .refine(isSaid, UNSAID)
export type WriteToBuyerInput = z.input<typeof WriteToBuyerInput>

export const ConversationInput = z.object({ conversationId: z.uuid() })
export type ConversationInput = z.input<typeof ConversationInput>
/** Those before a message; the newest when nothing is said. */
export const ThreadInput = ConversationInput.extend({ before: z.coerce.number().int().min(0).max(1_000_000_000).default(0) })
export type ThreadInput = z.input<typeof ThreadInput>
export const SendInput = ConversationInput.extend(said).refine(isSaid, UNSAID)
export type SendInput = z.input<typeof SendInput>
export type Said = z.output<typeof SendInput>
export const ReadInput = ConversationInput.extend({ position: z.number().int().min(0).max(1_000_000_000) })
export type ReadInput = z.input<typeof ReadInput>
/** What is wrong with what the other side writes, and whether nothing more is to come from there. */
export const ReportTalkInput = ConversationInput.extend({
  reason: z.enum(reportReasons, 'choose-one'),
  words: z.string().trim().max(MOST_REPORT_WORDS, 'note-length').default(''),
  block: z.boolean().default(false),
})
export type ReportTalkInput = z.input<typeof ReportTalkInput>
export type ReportedTalk = z.output<typeof ReportTalkInput>
export const BlockTalkInput = ConversationInput.extend({ block: z.boolean() })
export type BlockTalkInput = z.input<typeof BlockTalkInput>
export const PictureInput = ConversationInput.extend({ uploadId: z.uuid() })
export type PictureInput = z.input<typeof PictureInput>

const word = z.string().trim().max(80).default('')
const pageNum = z.coerce.number().int().min(1).max(10_000).default(1)
export const OwnConversationsInput = z.object({ word, pageNum })
export type OwnConversationsInput = z.input<typeof OwnConversationsInput>
export const SellerConversationsInput = z.object({ queue: z.enum(talkQueues).default('waiting'), word, pageNum })
export type SellerConversationsInput = z.input<typeof SellerConversationsInput>
export const DeskConversationsInput = z.object({ queue: z.enum(deskTalkQueues).default('waiting'), word, pageNum })
export type DeskConversationsInput = z.input<typeof DeskConversationsInput>

/** What it is about, as it is at this moment. */
export const CardWire = z.object({
  orderNo: z.string(),
  /** Of what a member asks global buyers for; else empty. */
  requestNo: z.string(),
  /** Of the item, or of the first of the order. */
  brandName: z.string(),
  title: z.string(),
  /** Of an item that is shown: its brand and number; else empty. */
  brandCode: z.string(),
  articleNumber: z.string(),
  productImg: PictureWire.nullable(),
  /** How many more items the order has. */
  more: z.number(),
  /** What it costs there now; empty for an order, and for what is sold. */
  price: z.string(),
})
export type CardWire = z.output<typeof CardWire>

const MessageWire = z.object({
  position: z.number(),
  side: z.enum(sides),
  isOwn: z.boolean(),
  /** Who of one’s own side wrote it. */
  author: z.string(),
  words: z.string(),
  masked: z.array(z.enum(contactKinds)),
  isGone: z.boolean(),
  pictures: z.array(z.string()),
  /** The order or item it shows, as it is at this moment. */
  card: CardWire.nullable(),
  sentTime: z.string(),
})
export type MessageWire = z.output<typeof MessageWire>

const HeadWire = z.object({
  conversationId: z.string(),
  kind: z.enum(conversationKinds),
  /** The other side; empty where it is the shop, or somebody who gave no name or has left. */
  name: z.string(),
  card: CardWire.nullable(),
  unread: z.number(),
  /** Since when an answer is owed, and by when; empty when none is. */
  waitTime: z.string(),
  dueTime: z.string(),
  isLate: z.boolean(),
})
export const ConversationRowWire = HeadWire.extend({
  last: z.object({ words: z.string(), isOwn: z.boolean(), pictures: z.number(), time: z.string() }),
  /** Who of the shop sees to it. */
  assignee: z.string(),
})
export type ConversationRowWire = z.output<typeof ConversationRowWire>
const page = { total: z.number(), pageNum: z.number(), pageSize: z.number(), list: z.array(ConversationRowWire) }
export const ConversationsWire = z.object(page)
export type ConversationsWire = z.output<typeof ConversationsWire>
export const SellerConversationsWire = z.object({ ...page, queues: z.record(z.enum(talkQueues), z.number()) })
export type SellerConversationsWire = z.output<typeof SellerConversationsWire>
export const DeskConversationsWire = z.object({ ...page, queues: z.record(z.enum(deskTalkQueues), z.number()) })
export type DeskConversationsWire = z.output<typeof DeskConversationsWire>

export const ThreadWire = HeadWire.extend({
  messages: z.array(MessageWire),
  hasOlder: z.boolean(),
  /** How far the other side has read. */
  readTo: z.number(),
  /** What a merchant says while it is away; empty while it is there. */
  away: z.string(),
  /** Nothing more is written here: one’s own side wants it so, or the other or the shop. */
  blocked: z.enum(['', 'own', 'other']),
})
export type ThreadWire = z.output<typeof ThreadWire>
/** Before the first message: what it would be about, and the conversation there is about it already. */
export const SubjectWire = z.object({
  conversationId: z.string(),
  kind: z.enum(conversationKinds),
  name: z.string(),
  card: CardWire.nullable(),
  away: z.string(),
})
export type SubjectWire = z.output<typeof SubjectWire>

export const SentWire = z.object({ conversationId: z.string(), position: z.number(), masked: z.array(z.enum(contactKinds)) })
export type SentWire = z.output<typeof SentWire>
export const UnreadWire = z.object({ unread: z.number() })
export type UnreadWire = z.output<typeof UnreadWire>
/** What waits for a merchant’s answer, how much of it is late, and when the next is due. */
export const TalkCountsWire = z.object({ unread: z.number(), waiting: z.number(), late: z.number(), nextDue: z.string() })
export type TalkCountsWire = z.output<typeof TalkCountsWire>

const CannedWire = z.object({ en: z.string(), zh: z.string() })
export const AnswersWire = z.object({
  version: z.number(),
  answers: z.array(CannedWire),
  /** Said while nobody is there; empty: nothing is. */
  away: CannedWire,
})
export type AnswersWire = z.output<typeof AnswersWire>
const canned = z.object({ en: within(WIDEST_CANNED), zh: within(WIDEST_CANNED) })
export const SaveAnswersInput = z.object({
  /** 0: none were saved before. */
  version: z.int32().min(0),
  answers: z
    .array(canned.refine(({ en, zh }) => en !== '' || zh !== '', { path: ['en'], message: 'required' }))
    .max(MOST_CANNED, 'too-many'),
  away: canned,
})
export type SaveAnswersInput = z.input<typeof SaveAnswersInput>
export type SavedAnswers = z.output<typeof SaveAnswersInput>

/** The desk. */
export const DeskThreadWire = ThreadWire.extend({
  assignee: z.string(),
  isMine: z.boolean(),
  language: z.enum(['en', 'zh']),
  /** Of a member; else empty. */
  accountId: z.string(),
  merchantId: z.string(),
  notes: z.array(z.object({ noteId: z.string(), words: z.string(), author: z.string(), time: z.string() })),
})
export type DeskThreadWire = z.output<typeof DeskThreadWire>
export const AssignInput = ConversationInput.extend({ isMine: z.boolean() })
export type AssignInput = z.input<typeof AssignInput>
export const NoteInput = ConversationInput.extend({ words: within(WIDEST_CANNED).refine((words) => words !== '', 'required') })
export type NoteInput = z.input<typeof NoteInput>
