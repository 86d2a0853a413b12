import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { z } from 'zod'
import { giveBalance } from '../../src/flows/place-order/rewards.builders.ts'
import { orderFor } from '../../src/flows/order.builders.ts'
import { join } from '../../src/flows/members/sign-in.builders.ts'
import { addOperator } from '../../src/modules/operators/index.server.ts'
import { operatorSignIn } from '../../src/modules/operators/operators.paths.ts'
import { createOrder, moveOrder, quoteOrder } from '../../src/modules/orders/orders.paths.ts'
import { capturePayment, startPayment } from '../../src/modules/orders/payments/payments.paths.ts'
import { type Database, openDatabase } from '../../src/platform/database.server.ts'
import { readRows } from '../../src/platform/read-rows.server.ts'
import { STAND_IN_WEBHOOK_SECRET } from '../../src/sandbox/stripe/stripe-shopper.server.ts'
import { STAND_IN_KEY } from '../../src/sandbox/stripe/stripe-stand-in.server.ts'
import { askUntilServed, startOwnPostgres, startShopProcess } from '../programs/shop-process.ts'
import type { Counter } from '../programs/stubborn-guest.ts'
import { askAs, doorOf } from '../simulation/callers.ts'
import { moveWithdrawal, withdraw } from '../simulation/circle.ts'
import { seededRandom } from '../simulation/seeded-random.ts'
import { pressThere } from '../simulation/street.ts'

const GIVEN_CENTS = 10_000_000
const WITHDRAWN_CENTS = 1_000
const PAYERS = 2
const PASSWORD = 'a good password'

/** A card provider that loses no power with the shop: the stand-in of another shop, with a database of its own. */
export async function startProvider() {
  const postgres = await startOwnPostgres()
  const shop = await startShopProcess(postgres.url)
  const database = openDatabase(postgres.url, { connections: 1 })
  return {
    url: shop.url,
    database,
    settings: {
      STRIPE_API_URL: shop.url,
      STRIPE_SECRET_KEY: STAND_IN_KEY,
      STRIPE_WEBHOOK_SECRET: STAND_IN_WEBHOOK_SECRET,
    },
    stop: async () => {
      await database.close()
      await shop.kill()
      await postgres.drop()
    },
  }
}
export type Provider = Awaited<ReturnType<typeof startProvider>>

export type Moved = { cards: number; refunds: number; withdrawals: number }

/**
 * Money that is under way while the primary dies: guests who pay by card, half of whom are refunded by two people, and a member whose balance
 * is paid out. Each asks until there is an answer. `close` waits until all of it is over, and answers how much was acknowledged.
 */
export async function openMoney(
  { url }: Pick<Counter, 'url'>,
  database: Database,
  product: Counter['product'],
  provider: Provider,
) {
  const random = seededRandom(7)
  const place = { url, history: [], random }
  const door = doorOf({ database }, askAs(place, 'a member'))
  const staff: string[] = []
  for (const name of ['Bea', 'Cleo']) {
    const account = { email: `${name.toLowerCase()}@praya.test`, password: PASSWORD }
    await database.inTransaction((tx) => addOperator(tx, { ...account, name, roles: ['administrator'] }))
    staff.push((await askUntilServed(url(), operatorSignIn, account)).token)
  }
  const [desk = '', colleague = ''] = staff
  const { token, account: accountId } = await join(door)
  await giveBalance({ database }, accountId, GIVEN_CENTS)
  const moved: Moved = { cards: 0, refunds: 0, withdrawals: 0 }
  let closing = false
  const payers = Array.from({ length: PAYERS }, async (_, index) => {
    while (!closing) {
      const ask = askAs(place, `payer ${index}`)
      const orderNo = await payByCard({ ask, provider, product, number: (moved.cards += 1) })
      if (moved.cards % 2 > 0) continue
      const said = await ask(moveOrder, { orderNo, move: 'request-refund' }, desk)
      if (said.code !== 200) throw new Error(`no refund could be asked for: ${JSON.stringify(said)}`)
      const done = await ask(moveOrder, { orderNo, move: 'refund' }, colleague)
      if (done.code !== 200) throw new Error(`no refund could be made: ${JSON.stringify(done)}`)
      moved.refunds += 1
    }
  })
  const member = (async () => {
    while (!closing) {
      // The proof is written into the database itself, which may be away.
      const asked = await withdraw(door, { accountId, token }, WITHDRAWN_CENTS).catch(() => undefined)
      if (!asked) {
        await pause(200)
        continue
      }
      if (asked.code !== 200) throw new Error(`nothing could be withdrawn: ${JSON.stringify(asked)}`)
      moved.withdrawals += 1
      for (const move of ['approve', 'send', 'confirm'] as const) {
        const answer = await moveWithdrawal(door, move === 'approve' ? desk : colleague, move)
        if (answer?.code !== 200) throw new Error(`a withdrawal could not be moved by ${move}: ${JSON.stringify(answer)}`)
      }
    }
  })()
  const all = Promise.all([...payers, member])
  all.catch(() => {})
  return {
    close: async (): Promise<Moved> => {
      closing = true
      await all
      return moved
    },
    requireOnce: (): Promise<void> => requireOnce(database, provider, { moved, accountId }),
  }
}

type Payer = { ask: ReturnType<typeof askAs>; provider: Provider; product: Counter['product']; number: number }

async function payByCard({ ask, provider, product, number }: Payer): Promise<string> {
  const given = await doorOf({ database: provider.database }, ask).visitor()
  const draft = orderFor([product], { total: '', comitPayType: 'card' })
  const priced = { productItems: draft.productItems, comitPayType: 'card' as const }
  const { total } = (await ask(quoteOrder, priced, given)).data
  const where = { ...draft.orderAddressIVO!, mobile: String(70_000_000 + number) }
  const placed = await ask(
    createOrder,
    { ...draft, total, billEmail: `card${number}@example.com`, orderAddressIVO: where },
    given,
  )
  const { orderNo } = placed.data
  const { providerUrl } = (await ask(startPayment, { orderNo, payType: 'card' }, given)).data
  await pressThere({ url: () => provider.url }, providerUrl ?? '', 'succeed')
  for (let state = ''; state !== 'succeeded'; ) {
    state = (await ask(capturePayment, { orderNo }, given)).data.paymentState
    if (state !== 'succeeded') await pause(100)
  }
  return orderNo
}

const Sums = z.object({ num: z.number(), cents: z.number(), twice: z.number() })
type Sums = z.output<typeof Sums>

async function sums(database: Database, of: ReturnType<typeof sql>): Promise<Sums> {
  const query = sql`select count(*)::int as num, coalesce(sum(cents), 0)::float8 as cents, (count(*) - count(distinct subject))::int as twice
    from (${of}) as moved`
  return (await readRows(database.pool, Sums, query))[0] ?? { num: 0, cents: 0, twice: 0 }
}

const PATIENCE_MS = 120_000

/** What the shop says has moved is what the provider has moved, each once, and nothing acknowledged is missing. */
async function requireOnce(
  database: Database,
  provider: Provider,
  { moved, accountId }: { moved: Moved; accountId: string },
): Promise<void> {
  const shop = () => ({
    paid: sums(
      database,
      sql`select amount_cents as cents, order_id as subject from payments where method = 'card' and state = 'succeeded'`,
    ),
    back: sums(
      database,
      sql`select r.amount_cents as cents, r.payment_id as subject from refunds r join payments p using (payment_id)
        where p.method = 'card' and r.state = 'confirmed'`,
    ),
  })
  const there = () => ({
    paid: sums(
      provider.database,
      sql`select amount_cents as cents, reference as subject from sandbox_stripe_sessions where status = 'succeeded'`,
    ),
    back: sums(
      provider.database,
      sql`select amount_cents as cents, session_id as subject from sandbox_stripe_refunds where failed_at is null`,
    ),
  })
  // Refunds are said to the provider after the commit, and looked up before they are said once more.
  let told = ''
  for (const deadline = Date.now() + PATIENCE_MS; ; await pause(500)) {
    const [own, theirs] = [shop(), there()]
    const [paid, back, paidThere, backThere] = await Promise.all([own.paid, own.back, theirs.paid, theirs.back])
    told = JSON.stringify({ moved, paid, paidThere, back, backThere })
    const isEven = same(paid, paidThere) && same(back, backThere) && paid.num === moved.cards && back.num === moved.refunds
    if (isEven) break
    if (Date.now() > deadline) throw new Error(`the shop and its card provider do not agree: ${told}`)
  }
  const out = await sums(
    database,
    sql`select amount_cents as cents, payout_id as subject from payouts where member_id = ${accountId} and state = 'confirmed'`,
  )
  if (out.num !== moved.withdrawals || out.cents !== moved.withdrawals * WITHDRAWN_CENTS)
    throw new Error(`${moved.withdrawals} withdrawals were acknowledged, and there are ${JSON.stringify(out)}`)
}

const same = (one: Sums, other: Sums): boolean =>
  one.num === other.num && one.cents === other.cents && one.twice === 0 && other.twice === 0
