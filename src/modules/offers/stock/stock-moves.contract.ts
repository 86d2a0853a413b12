import { z } from 'zod'
import { actorKinds } from '#platform/actor.ts'
import { typedNumber } from '#platform/text/typed-number.ts'
import { stockMoveKinds } from './stock-views.rules.ts'

export const MoveStockInput = z
  .object({
    itemNumber: z.string().trim().min(1, 'required').max(40),
    kind: z.enum(stockMoveKinds),
    /** A form sends what was typed. */
    pieces: typedNumber(/^\d{1,15}$/, 'count').pipe(z.number().int('count').min(0, 'count').max(1_000_000, 'too-large')),
    reason: z.string().trim().max(200, 'note-length'),
  })
  .refine(({ kind, pieces }) => kind === 'counted' || pieces > 0, { message: 'whole-number', path: ['pieces'] })
  .refine(({ kind, reason }) => kind === 'received' || reason !== '', { message: 'required', path: ['reason'] })
export type MoveStockInput = z.input<typeof MoveStockInput>
export type StockMove = z.output<typeof MoveStockInput>

/** missing: so many are ordered and were not there when it was counted. */
export const MoveStockWire = z.object({ itemNumber: z.string(), available: z.number(), missing: z.number() })
export type MoveStockWire = z.output<typeof MoveStockWire>

export const ListPageInput = z.object({ pageNum: z.coerce.number().int().min(1).max(1_000).default(1) })
export const StockHistoryInput = ListPageInput.extend({ productId: z.uuid() })
export type StockHistoryInput = z.input<typeof StockHistoryInput>
export const StockHistoryWire = z.object({
  total: z.number(),
  pageNum: z.number(),
  pageSize: z.number(),
  list: z.array(
    z.object({
      changeId: z.string(),
      itemNumber: z.string(),
      kind: z.enum(['received', 'returned', 'damaged', 'counted', 'corrected']),
      change: z.number(),
      reason: z.string(),
      changedKind: z.enum(actorKinds),
      changedBy: z.string(),
      changeTime: z.string(),
    }),
  ),
})
export type StockHistoryWire = z.output<typeof StockHistoryWire>
