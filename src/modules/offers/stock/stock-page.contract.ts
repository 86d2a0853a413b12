import { actorKinds } from '#platform/actor.ts'
import { z } from 'zod'
import { ListPageInput } from './stock-moves.contract.ts'
import { stockViews } from './stock-views.rules.ts'

/** Beyond so many nobody counts on: the list says that there are more. */
export const MOST_COUNTED = 10_000

export const StockPageInput = ListPageInput.extend({
  word: z.string().trim().max(80).default(''),
  view: z.union([z.enum(stockViews), z.literal('')]).default(''),
})
export type StockPageInput = z.input<typeof StockPageInput>

const StockRowWire = z.object({
  itemNumber: z.string(),
  brandName: z.string(),
  productTitle: z.string(),
  colour: z.string(),
  size: z.string(),
  available: z.number(),
  /** In orders that wait for payment. */
  held: z.number(),
  /** Paid for within thirty days. */
  sold: z.number(),
  salesPrice: z.string(),
  /** Empty when nobody has said anything about it yet. */
  moveTime: z.string(),
  moveKind: z.string(),
  moveChange: z.number(),
  /** What a piece costs the shop and what it keeps of the price in per cent, only for who may see it; empty and null while nobody has said. */
  cost: z.string().optional(),
  margin: z.number().nullable().optional(),
})
export type StockRowWire = z.output<typeof StockRowWire>

export const StockPageWire = z.object({
  /** One more than is counted on, where there are more. */
  total: z.number(),
  pageNum: z.number(),
  pageSize: z.number(),
  /** So few count as low; whoever has sold nothing for so many days stands under "never". */
  lowAt: z.number(),
  neverDays: z.number(),
  list: z.array(StockRowWire),
})
export type StockPageWire = z.output<typeof StockPageWire>

export const SetCostInput = z.object({
  itemNumber: z.string().trim().min(1).max(40),
  /** As whoever sets it has seen it. */
  was: z.string().max(12),
  /** HK$; empty when nobody knows. */
  cost: z
    .string()
    .trim()
    .regex(/^(|\d{1,9}(\.\d{1,2})?)$/, 'amount')
    .refine((typed) => typed === '' || Number(typed) > 0, 'amount'),
})
export type SetCostInput = z.output<typeof SetCostInput>

export const StockLedgerInput = ListPageInput.extend({ itemNumber: z.string().trim().min(1).max(40) })
export type StockLedgerInput = z.input<typeof StockLedgerInput>

/** held: in an order that waits for payment; sold: in one that was paid. */
export const ledgerKinds = ['received', 'counted', 'returned', 'damaged', 'corrected', 'held', 'sold'] as const

export const StockLedgerWire = z.object({
  variant: StockRowWire,
  pageNum: z.number(),
  isLast: z.boolean(),
  list: z.array(
    z.object({
      entryId: z.string(),
      kind: z.enum(ledgerKinds),
      change: z.number(),
      reason: z.string(),
      actorKind: z.enum(actorKinds),
      actor: z.string(),
      orderNo: z.string(),
      time: z.string(),
    }),
  ),
})
export type StockLedgerWire = z.output<typeof StockLedgerWire>
