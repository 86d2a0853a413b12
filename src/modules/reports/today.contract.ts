import { z } from 'zod'
import { AdminOrdersWire } from '#modules/orders/admin-orders.contract.ts'

/** The rooms in which something may wait for somebody. */
const waitingRooms = [
  'receipts',
  'dispatch',
  'bench',
  'returns',
  'put-away',
  'claims',
  'money',
  'ledger',
  'payouts',
  'late-withdrawals',
  'applications',
  'merchant-accounts',
  'merchant-health',
  'closing-shops',
  'listings',
  'appeals',
  'send-backs',
  'approvals',
  'moderation',
  'sourcing',
  'drafts',
  'price-changes',
  'work',
  'backups',
] as const
export type WaitingRoom = (typeof waitingRooms)[number]

const figures = z.object({ placed: z.number(), paid: z.number(), sales: z.string(), back: z.string() })

export const TodayWire = z.object({
  /** Of Hong Kong. */
  day: z.string(),
  /** Of today, of the same day a week ago until the same time, and of the whole of that day. Null for who may not see what the shop sells. */
  sales: z.object({ now: figures, before: figures, whole: figures }).nullable(),
  /** Only rooms the operator may act in. */
  waiting: z.array(z.object({ room: z.enum(waitingRooms), num: z.number() })),
  /** The newest; null for who may not read orders. */
  orders: AdminOrdersWire.shape.list.nullable(),
})
export type TodayWire = z.output<typeof TodayWire>
