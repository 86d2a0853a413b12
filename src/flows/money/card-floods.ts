import { raiseAlarm } from '#modules/floods/index.server.ts'
import {
  getOrder,
  requireViewer,
  countDeclinesOfStrangers,
  hasPaid,
  listPayments,
  MOST_DECLINES,
} from '#modules/orders/index.server.ts'
import type { PayType } from '#modules/orders/payments/payments.contract.ts'
import type { Database, Read } from '#platform/database.server.ts'

/** Many declined cards of payers who have never paid, each from wherever it may be: those who run the shop are told. */
export async function tellOfDeclines(database: Database): Promise<void> {
  const counted = await countDeclinesOfStrangers(database.pool)
  if (counted >= MOST_DECLINES) await raiseAlarm(database, 'cards', counted)
}

/** `scale` widens what is allowed. */
type Paying = { ownerId: string; isMember: boolean; scale: number }

/**
 * Whether a payer is to show that they are a person: while so many cards are declined, anyone who has never paid, before each new card page.
 * Members who have paid pass, and so does anyone whose page is open already.
 */
export async function isPayerAsked(
  tx: Read,
  { ownerId, isMember, scale }: Paying,
  { orderNo, payType }: { orderNo: string; payType: PayType },
): Promise<boolean> {
  if (payType !== 'card' || (await countDeclinesOfStrangers(tx)) < MOST_DECLINES * scale) return false
  if (isMember && (await hasPaid(tx, ownerId))) return false
  const order = await getOrder(tx, orderNo)
  await requireViewer(tx, order, ownerId)
  const payments = await listPayments(tx, order.order_id)
  return !payments.some(({ method, state }) => method === 'card' && (state === 'started' || state === 'under-review'))
}
