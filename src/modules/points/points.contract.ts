import { z } from 'zod'

/** Why somebody's points have become more or fewer. */
export const pointMoves = [
  'earned',
  'taken-back',
  'used',
  'returned',
  'given',
  'received',
  'expired',
  'corrected',
  'invited',
] as const
export type PointMove = (typeof pointMoves)[number]

/** Of all when empty. */
const historyFilters = ['', 'earned', 'used', 'gifts', 'ended'] as const
export type HistoryFilter = (typeof historyFilters)[number]

const filter = z.enum(historyFilters).default('')
export const PointsInput = z.object({
  filter,
  pageNo: z.number().int().min(1).max(1_000).default(1),
  pageSize: z.number().int().min(1).max(100).default(20),
})
export type PointsInput = z.input<typeof PointsInput>
export const PointsFileInput = z.object({ filter })
export type PointsFileInput = z.input<typeof PointsFileInput>

export const MoveWire = z.object({
  moveId: z.string(),
  move: z.enum(pointMoves),
  time: z.string(),
  /** Negative: fewer than before. */
  points: z.number(),
  /** Empty where it was about none. */
  orderNo: z.string(),
  /** Who gave them, or whom they were given, as the giver named them; empty where unknown. */
  friend: z.string(),
  message: z.string(),
  /** Of what was added; a day in Hong Kong. */
  lastDay: z.string().nullable(),
})
export type MoveWire = z.output<typeof MoveWire>

export const EndingWire = z.object({ points: z.number(), lastDay: z.string() })
export type EndingWire = z.output<typeof EndingWire>

export const PointsWire = z.object({
  /** To spend. */
  points: z.number(),
  /** Of pieces that are bought and not yet received. */
  pendingPoints: z.number(),
  /** Of pieces that went back after their points were spent: settled by the next that come, before any can be spent. */
  owedPoints: z.number(),
  /** What ends when, the first first. */
  ending: z.array(EndingWire),
  giftMost: z.number(),
  giftMostADay: z.number(),
  total: z.number(),
  pageNo: z.number(),
  pageSize: z.number(),
  list: z.array(MoveWire),
})
export type PointsWire = z.output<typeof PointsWire>

export const FriendsWire = z.object({
  /** Members with whom one has looked at each other's wish list. */
  list: z.array(z.object({ wishCode: z.string(), title: z.string() })),
  /** Members who follow each other, by the code of their page. */
  members: z.array(z.object({ member: z.string(), name: z.string() })),
})
export type FriendsWire = z.output<typeof FriendsWire>

export const GiftInput = z
  .object({
    /** The friend's invite code, e-mail or mobile number. */
    to: z.string().trim().max(120, 'too-long').default(''),
    /** Or the code of their wish list. */
    wishCode: z.string().max(40).default(''),
    /** Or that of the page of a member: each follows the other. */
    member: z.string().max(20).default(''),
    points: z.number().int('whole-number').min(1, 'whole-number').max(1_000_000, 'too-large'),
    message: z.string().trim().max(200, 'note-length').default(''),
  })
  .refine(({ to, wishCode, member }) => to !== '' || wishCode !== '' || member !== '', { message: 'required', path: ['to'] })
export type GiftInput = z.input<typeof GiftInput>
export const GiftWire = z.object({ points: z.number(), left: z.number() })
export type GiftWire = z.output<typeof GiftWire>

export const OrderPointsInput = z.object({ orderNo: z.string().max(20) })
export type OrderPointsInput = z.input<typeof OrderPointsInput>
export const OrderPointsWire = z.object({ earned: z.number(), pending: z.number() })
export type OrderPointsWire = z.output<typeof OrderPointsWire>
