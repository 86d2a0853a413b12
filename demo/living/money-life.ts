import { sql } from 'kysely'
import { z } from 'zod'
import { reconcileDisputes } from '../../src/flows/money/dispute.ts'
import { listPayouts, movePayout } from '../../src/modules/treasury/money.paths.ts'
import { approveRefund, givePayoutAccount, requestRefund } from '../../src/modules/orders/payments/payments.paths.ts'
import { createLog } from '../../src/platform/log.server.ts'
import { readRows } from '../../src/platform/read-rows.server.ts'
import type { Choice } from '../catalogue/seeded-choice.ts'
import { atDesk, days, HOUR, later, type Life } from './lives.ts'
import type { Bought, Town } from './order-life.ts'

const Refund = z.object({ refundId: z.string() })
const Payout = z.object({ payoutId: z.string() })
const Paid = z.object({ amount: z.string(), reference: z.string(), payer: z.string() })
const Dispute = z.object({ providerId: z.string() })

const ACCOUNT = { bankCode: '024', sure: true }
/** Nine digits behind a branch that does not exist. */
const accountOf = (choice: Choice): string => `000-${choice.between(100_000, 999_999)}-${choice.between(100, 999)}`

/** What was asked to be given back for an order, finance lets go. */
export async function approveRefunds({ shop, staff }: Town, order: Bought): Promise<void> {
  const asked = await readRows(
    shop.tx,
    Refund,
    sql`select refund_id as "refundId" from refunds where order_id = ${order.orderId} and state = 'requested'`,
  )
  for (const { refundId } of asked) await shop.ask(staff.finance, approveRefund, { refundId })
}

/** What was asked back of an order goes back: finance says so, and what came by transfer goes out by the bank. */
export async function* giveBack(town: Town, order: Bought, from: Date, choice: Choice): AsyncGenerator<Date, void> {
  const { shop } = town
  let at = from
  yield (at = atDesk(at, choice.between(3, 30)))
  await approveRefunds(town, order)
  const payouts = await readRows(
    shop.tx,
    Payout,
    sql`select payout_id as "payoutId" from payouts join refunds using (refund_id) where order_id = ${order.orderId} and payouts.state = 'requested'`,
  )
  if (payouts.length === 0) return
  yield (at = later(at, choice.between(2, 40) * HOUR))
  await shop.ask(order.who, givePayoutAccount, {
    orderNo: order.orderNo,
    ...ACCOUNT,
    account: accountOf(choice),
    payee: order.who.person.payee,
  })
  for (const { payoutId } of payouts) at = yield* payOut(town, payoutId, at, choice)
}

/** Two people look at it, and the bank pays. */
export async function* payOut(
  { shop, staff, bank }: Town,
  payoutId: string,
  from: Date,
  choice: Choice,
): AsyncGenerator<Date, Date> {
  let at = from
  yield (at = atDesk(at, choice.between(3, 24)))
  await shop.ask(staff.administrator, movePayout, { payoutId, move: 'approve' })
  yield (at = atDesk(at, choice.between(1, 8)))
  const { payouts } = await shop.ask(staff.administrator, listPayouts, { stage: 'second' })
  if (payouts.some((one) => one.payoutId === payoutId)) await shop.ask(staff.finance, movePayout, { payoutId, move: 'second' })
  yield (at = atDesk(at, 1))
  if (await isHeld(shop, payoutId)) return at
  await shop.ask(staff.finance, movePayout, { payoutId, move: 'send', note: `HSBC ${choice.between(100_000, 999_999)}` })
  const [paid] = await readRows(
    shop.tx,
    Paid,
    sql`select to_char(p.amount_cents / 100.0, 'FM9999990.00') as amount, coalesce(o.order_number, p.payout_id::text) as reference,
        coalesce(p.payee, '') as payer
      from payouts p left join refunds r using (refund_id) left join orders o on o.order_id = r.order_id where p.payout_id = ${payoutId}`,
  )
  if (paid) bank.pays(paid)
  yield (at = atDesk(at, 24))
  await shop.ask(staff.finance, movePayout, { payoutId, move: 'confirm' })
  return at
}

/** A weekend may lie between, and the merchant be held meanwhile: what has not left waits. */
async function isHeld({ tx }: Town['shop'], payoutId: string): Promise<boolean> {
  const found = sql`select from payouts p join merchant_holds h using (merchant_id) where p.payout_id = ${payoutId} and h.ended_at is null`
  return (await readRows(tx, z.unknown(), found)).length > 0
}

/** Something small was wrong, and a part of the price goes back. */
export async function* giveBackPart(town: Town, order: Bought, from: Date, choice: Choice): Life {
  const at = atDesk(from, choice.between(10, 60))
  yield at
  const amount = `${choice.pick([50, 80, 100, 120])}.00`
  const wanted = {
    orderNo: order.orderNo,
    kind: 'refund' as const,
    part: 'goods' as const,
    amount,
    reason: 'The box was dented on the way.',
  }
  await town.shop.ask(town.staff.desk, requestRefund, wanted)
  yield* giveBack(town, order, at, choice)
}

/** The card’s holder asks the issuer for the money, who decides a week or two later. */
export async function* disputed(town: Town, order: Bought, from: Date, choice: Choice, end: 'win' | 'lose'): Life {
  const { shop } = town
  const hear = () =>
    reconcileDisputes({ database: shop.past.database, payments: shop.services.payments, log: createLog('silent') })
  let at = from
  yield (at = later(at, days(choice.between(3, 6))))
  await shop.press(order.page, 'dispute')
  await hear()
  yield later(at, days(choice.between(8, 13)))
  const [dispute] = await readRows(
    shop.tx,
    Dispute,
    sql`select provider_id as "providerId" from disputes where order_id = ${order.orderId} and state = 'open'`,
  )
  if (!dispute) return
  await shop.press(`/sandbox/stripe/dispute/${dispute.providerId}`, end)
  await hear()
}
