import { sql } from 'kysely'
import { z } from 'zod'
import {
  askMerchantWithdrawal,
  getMerchantMoney,
  nameMerchantAccount,
} from '../../src/modules/settlement/merchant-money.paths.ts'
import { membershipOf } from '../../src/platform/access/memberships.ts'
import { readRows } from '../../src/platform/read-rows.server.ts'
import { newId } from '../../src/platform/ids.server.ts'
import { choiceFor } from '../catalogue/seeded-choice.ts'
import { type DemoSeller, demoSellers } from '../sign-ins.ts'
import { atDesk, days, HOUR, later, type Life } from './lives.ts'
import { payOut } from './money-life.ts'
import type { Town } from './order-life.ts'
import type { Somebody } from './past-shop.ts'

/** What an owner has withdrawn, oldest first: the last of it still waits for somebody here. */
const WITHDRAWALS: readonly { daysAgo: number; amount: string }[] = [
  { daysAgo: 20.3, amount: '5000' },
  { daysAgo: 12.4, amount: '3500' },
  { daysAgo: 0.2, amount: '2000' },
]
const ACCOUNT = { bankCode: '004', account: '188-019020-838' }

/** Owners of the demo's merchants say where they are paid, and withdraw what they have sold. */
export const sellersLives = async (town: Town, present: Date): Promise<Life[]> =>
  (await Promise.all(demoSellers.map((seller) => withOwnShop(town, seller))))
    .filter((owner) => owner !== undefined)
    .map((owner) => withdraws(town, owner, present))

type Owner = { who: Somebody; password: string; merchantId: string }

async function withOwnShop({ shop }: Town, { email, password, acts }: DemoSeller): Promise<Owner | undefined> {
  if (acts[0]?.as !== 'owner') return undefined
  const [row] = await readRows(
    shop.tx,
    z.object({ accountId: z.string(), merchantId: z.string() }),
    sql`select p.account_id as "accountId", p.merchant_id as "merchantId" from merchant_people p join contacts c using (account_id)
      where c.value = ${email} limit 1`,
  )
  if (!row) return undefined
  const memberships = [membershipOf({ merchantId: row.merchantId, role: 'owner', scopes: [] })]
  const caller = { kind: 'member', sessionId: newId(), accountId: row.accountId, seenAt: new Date(), memberships } as const
  return { who: { caller, language: 'en', ip: '203.0.113.88' }, password, merchantId: row.merchantId }
}

async function* withdraws(town: Town, { who, password, merchantId }: Owner, present: Date): Life {
  const { shop } = town
  const shown = { oldPassword: password, proof: '' }
  yield atDesk(later(present, -days(40)), 0)
  const { holder } = await shop.ask(who, getMerchantMoney, {})
  await shop.ask(who, nameMerchantAccount, { ...ACCOUNT, holder, sure: true, ...shown })
  for (const { daysAgo, amount } of WITHDRAWALS) {
    const at = later(present, -days(daysAgo))
    yield at
    if (Number((await shop.ask(who, getMerchantMoney, {})).balance) < Number(amount)) continue
    await shop.ask(who, askMerchantWithdrawal, { amount, ...shown })
    const [payout] = await readRows(
      shop.tx,
      z.object({ id: z.string() }),
      sql`select payout_id as id from payouts where merchant_id = ${merchantId} and state = 'requested' limit 1`,
    )
    if (payout) yield* payOut(town, payout.id, later(at, 3 * HOUR), choiceFor(`${merchantId} ${amount}`))
  }
}
