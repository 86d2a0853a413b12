import { sql } from 'kysely'
import { z } from 'zod'
import {
  askMerchantWithdrawal,
  getMerchantMoney,
  nameMerchantAccount,
} from '../../src/modules/settlement/merchant-money.paths.ts'
import { decideMerchantAccount, getKeptMerchant } from '../../src/modules/merchants/kept-merchants.paths.ts'
import { requestRefund } from '../../src/modules/orders/payments/payments.paths.ts'
import { clock } from '../../src/platform/clock.ts'
import { readRows } from '../../src/platform/read-rows.server.ts'
import { choiceFor } from '../catalogue/seeded-choice.ts'
import { accountOf, payeeOf } from './application-life.ts'
import { atDesk, HOUR, later, type Life } from './lives.ts'
import { approveRefunds, payOut } from './money-life.ts'
import { buy, deliver, placeOrder, type Town } from './order-life.ts'
import { inventPeople } from './people.ts'
import type { Owner } from './sellers.ts'
import type { Shelves } from './shelves.ts'
import type { Door } from './shoppers.ts'

/**
 * Money asks for a second factor. It counts as shown for this one call: one that was set up here would keep those who sign in as an owner of
 * the demo from its money.
 */
async function withFactor({ tx }: Town['shop'], { accountId, caller }: Owner, work: () => Promise<unknown>): Promise<void> {
  const session = 'sessionId' in caller ? caller.sessionId : null
  await sql`insert into factor_shows (session_id, account_id, shown_at) values (${session}, ${accountId}, ${clock.now()})`.execute(
    tx,
  )
  await work()
  await sql`delete from factor_shows where session_id = ${session}`.execute(tx)
}

/** Where a merchant is to be paid, which is reviewed; `isLeft`: another account, and no reviewer has come to it yet. */
export async function* namesAccount({ shop, staff }: Town, owner: Owner, at: Date, isLeft = false): Life {
  yield at
  const account = accountOf(isLeft ? `${owner.name}, another` : owner.name)
  const given = { bankCode: '024', account, holder: payeeOf(owner.name), sure: true }
  await withFactor(shop, owner, () => shop.ask(owner, nameMerchantAccount, { ...given, oldPassword: owner.password, proof: '' }))
  if (isLeft) return
  yield atDesk(at, 3)
  const { merchantId } = owner
  const { accounts } = await shop.ask(staff.support, getKeptMerchant, { merchantId })
  const bankAccountId = accounts.waiting?.bankAccountId ?? ''
  await shop.ask(staff.support, decideMerchantAccount, { merchantId, bankAccountId, act: 'accept' })
}

/** What there is, as far as one withdrawal reaches; answers whether there was anything. */
async function asksForAll({ shop }: Town, owner: Owner): Promise<string | undefined> {
  const { balance, most, paidBy } = await shop.ask(owner, getMerchantMoney, {})
  if (paidBy === 'statement') return undefined
  const amount = Math.min(Number(balance), Number(most)).toFixed(2)
  if (Number(amount) <= 0) return undefined
  await withFactor(shop, owner, () => shop.ask(owner, askMerchantWithdrawal, { amount, oldPassword: owner.password, proof: '' }))
  const [payout] = await readRows(
    shop.tx,
    z.object({ id: z.string() }),
    sql`select payout_id as id from payouts where merchant_id = ${owner.merchantId} and state = 'requested' order by requested_at desc limit 1`,
  )
  return payout?.id
}

/** A merchant has some of its balance paid out; `isLeft`: nobody here has come to it yet. */
export async function* withdraws(town: Town, owner: Owner, at: Date, isLeft = false): Life {
  yield at
  const payoutId = await asksForAll(town, owner)
  if (payoutId && !isLeft) yield* payOut(town, payoutId, later(at, 3 * HOUR), choiceFor(`withdrawal of ${owner.code}`))
}

/** All of a balance is asked for, and then a part of a price goes back: the next sales pay for it. */
export async function* owes(part: { town: Town; door: Door; shelves: Shelves }, owner: Owner, at: Date): Life {
  const { town, door, shelves } = part
  const { shop, staff } = town
  const choice = choiceFor(`debt of ${owner.code}`)
  yield at
  const person = inventPeople().find(({ territory }) => territory === 'HK')!
  const who = await door(person, true)
  const piece = shelves.take(choice, at, ({ merchant, cents }) => merchant === owner.code && cents > 100_000 && cents < 600_000)
  const order = await placeOrder(town, who, { pieces: [piece], payType: 'card', pickUp: '' }, at)
  const paidAt = yield* buy(town, order, 'card', choice)
  if (!paidAt) return
  const receivedAt = yield* deliver(town, order, paidAt, { confirms: true }, choice)
  if (!receivedAt) return
  const { present } = town.shop.past
  // So late that no other sale makes up for it before the present, whatever hour that is.
  yield later(present, -2 * HOUR)
  while (await asksForAll(town, owner)) continue
  await shop.ask(staff.desk, requestRefund, {
    orderNo: order.orderNo,
    kind: 'refund',
    part: 'goods',
    amount: (Math.round(piece.cents * 0.9) / 100).toFixed(2),
    reason: 'The seal had been broken, which the listing did not say.',
  })
  yield later(present, -HOUR)
  await approveRefunds(town, order)
}
