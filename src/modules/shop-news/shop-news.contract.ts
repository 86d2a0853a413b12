import { z } from 'zod'
import { ShopLink } from '#modules/content/shop-link.contract.ts'

export const newsStates = ['draft', 'planned', 'sending', 'sent', 'stopped'] as const
export type NewsState = (typeof newsStates)[number]
export const newsSides = ['women', 'men'] as const
/** What its readers have bought: nothing yet, anything, or of much within a year. */
export const newsBuyers = ['never', 'ever', 'top'] as const

export const MOST_TITLE = 80
export const MOST_TEXT = 600

const needed = (most: number) => z.string().trim().min(1, 'required').max(most, 'too-long')
const Minute = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'minute')

/** A message to many as it is written. */
export const NewsDocument = z.object({
  newsId: z.union([z.literal(''), z.uuid()]),
  version: z.int32(),
  title: z.object({ en: needed(MOST_TITLE), zh: needed(MOST_TITLE) }),
  text: z.object({ en: needed(MOST_TEXT), zh: needed(MOST_TEXT) }),
  link: ShopLink,
  side: z.enum(['', ...newsSides]),
  bought: z.enum(['', ...newsBuyers]),
  /** Who has bought of this designer; empty: of any. */
  brandCode: z.string().trim().max(80, 'too-long'),
  inCommunity: z.boolean(),
  /** In Hong Kong; empty: as soon as it is sent. */
  at: z.union([z.literal(''), Minute], 'minute'),
})
export type NewsDocument = z.output<typeof NewsDocument>

export const NewsListInput = z.object({
  state: z.union([z.enum(newsStates), z.literal('')]).default(''),
  pageNum: z.coerce.number().int().min(1).max(1_000).default(1),
})
export type NewsListInput = z.input<typeof NewsListInput>
const NewsRow = z.object({
  newsId: z.string(),
  title: z.string(),
  state: z.enum(newsStates),
  /** When it is due or has begun; null: not decided. */
  time: z.string().nullable(),
  reached: z.number(),
  changedBy: z.string(),
})
export type NewsRow = z.output<typeof NewsRow>
export const NewsListWire = z.object({ total: z.number(), pageNum: z.number(), pageSize: z.number(), list: z.array(NewsRow) })
export type NewsListWire = z.output<typeof NewsListWire>

export const NewsIdInput = z.object({ newsId: z.uuid() })
export type NewsIdInput = z.output<typeof NewsIdInput>
export const NewsWire = z.object({
  document: NewsDocument,
  state: z.enum(newsStates),
  reached: z.number(),
  /** Of those who were told: how many have read it, and where it is with mails and text messages. */
  read: z.number(),
  waiting: z.number(),
  left: z.number(),
  beginTime: z.string(),
  endTime: z.string(),
  changedBy: z.string(),
  changedTime: z.string(),
})
export type NewsWire = z.output<typeof NewsWire>

/** How many it would be told to now, and by which ways it would reach them. */
export const NewsReachWire = z.object({ members: z.number(), mail: z.number(), sms: z.number() })
export type NewsReachWire = z.output<typeof NewsReachWire>

const newsMoves = ['send', 'stop'] as const
export type NewsMove = (typeof newsMoves)[number]
export const MoveNewsInput = NewsIdInput.extend({ version: z.int32().min(1), move: z.enum(newsMoves) })
export type MoveNewsInput = z.output<typeof MoveNewsInput>
