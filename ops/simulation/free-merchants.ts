import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { z } from 'zod'
import { join, PASSWORD } from '../../src/flows/members/sign-in.builders.ts'
import { acceptAccount, shownFactor } from '../../src/flows/sellers/sellers.builders.ts'
import type { BuiltProduct } from '../../src/modules/catalogue/catalogue.builders.ts'
import { ownerGroups } from '../../src/modules/merchants/owners/owner-groups.rules.ts'
import { getKeptMerchant, holdMerchant, liftHold } from '../../src/modules/merchants/kept-merchants.paths.ts'
import { endOffers, listOwnOffers, restOffers, saveOffers } from '../../src/modules/offers/selling/selling.paths.ts'
import { listConsignments, sendConsignment } from '../../src/modules/orders/pieces/consignments.paths.ts'
import {
  askMerchantWithdrawal,
  cancelMerchantWithdrawal,
  getMerchantMoney,
  nameMerchantAccount,
} from '../../src/modules/settlement/merchant-money.paths.ts'
import { listPayouts, movePayout } from '../../src/modules/treasury/money.paths.ts'
import type { Database } from '../../src/platform/database.server.ts'
import { newId } from '../../src/platform/ids.server.ts'
import { readRows } from '../../src/platform/read-rows.server.ts'
import { runSql } from '../../src/platform/run-sql.builders.ts'
import { askAs } from './callers.ts'
import type { Door } from './circle.ts'
import { keepWorking, type Working } from './keep-working.ts'
import { pick, type Street } from './street.ts'

/** Prices change, pieces do not: each that an offer began with has to be somewhere. */
const PIECES = 5_000
const MOST_OFFERS = 4
/** So many merchants are at work in one moment, of however many there are. */
const AT_WORK = 4
const OPENED_AT_ONCE = 4
const BETWEEN_ACTS_MS = 150

export type Wares = { product: BuiltProduct; cents: number }
export type Merchant = { merchantId: string; token: string; wares: Wares[]; ask: ReturnType<typeof askAs> }
export type Merchants = { merchants: Merchant[]; pieces: BuiltProduct[]; stock: Map<string, number> }

/** Companies with an owner each, who offer some of what there is beside each other, at prices around the shop's. */
export async function openMerchants(
  street: Pick<Street, 'url' | 'history' | 'random'>,
  door: Door,
  num: number,
  wares: readonly Wares[],
): Promise<Merchants> {
  const opened: Merchants = { merchants: [], pieces: [], stock: new Map() }
  let at = 0
  const opener = async (): Promise<void> => {
    while (at < num) await openOne(street, door, (at += 1), wares, opened)
  }
  await Promise.all(Array.from({ length: OPENED_AT_ONCE }, opener))
  return opened
}

async function openOne(
  street: Pick<Street, 'url' | 'history' | 'random'>,
  door: Door,
  at: number,
  wares: readonly Wares[],
  opened: Merchants,
): Promise<void> {
  const { random } = street
  const { token, account } = await join(door)
  const merchantId = newId()
  // Some are paid to the account of another: they are of one owner.
  const isTwin = at % 8 === 7
  await found(door.database, merchantId, { code: `Tern ${at}`, name: `Tern ${isTwin ? at - 1 : at}` }, account)
  await shownFactor(door, account)
  const own = [...new Set(Array.from({ length: 1 + Math.floor(random() * MOST_OFFERS) }, () => pick(wares, random)))]
  const merchant: Merchant = { merchantId, token, wares: own, ask: askAs(street, `merchant${at}`) }
  const { saved } = (await offer(merchant, random, { stock: PIECES })).data
  for (const { skuId, offerId } of saved) {
    const { product } = own.find((one) => one.product.skuIds[0] === skuId)!
    opened.pieces.push({ ...product, offerIds: [offerId] })
    opened.stock.set(offerId, PIECES)
  }
  const holder = `Tern ${isTwin ? at - 1 : at} Limited`
  const named = { bankCode: '004', account: '123-456789-833', holder, oldPassword: PASSWORD }
  if (random() < 0.9) {
    await merchant.ask(nameMerchantAccount, named, token)
    await acceptAccount(door, merchantId)
  }
  opened.merchants.push(merchant)
}

async function found(
  database: Database,
  merchantId: string,
  { code, name }: { code: string; name: string },
  account: string,
): Promise<void> {
  await runSql(
    database,
    sql`insert into merchants (merchant_id, merchant_code, kind, name_en, name_zh)
      values (${merchantId}, ${code}, 'company', ${`${name} Limited`}, ${`${name} 有限公司`})`,
  )
  await runSql(
    database,
    sql`insert into merchant_people (person_id, merchant_id, account_id, role, scopes)
      values (${newId()}, ${merchantId}, ${account}, 'owner', '{}')`,
  )
}

/** `stockWas` leaves the pieces as they are, whatever was bought meanwhile. */
function offer({ ask, token, wares }: Merchant, random: () => number, pieces: { stock: number; stockWas?: number }) {
  const list = wares.map(({ product, cents }) => ({
    ...pieces,
    skuId: product.skuIds[0]!,
    // A few prices only, so that many are the same and the earlier goes first.
    salesPrice: ((cents * (95 + Math.floor(random() * 8))) / 10_000).toFixed(2),
    dispatchDays: 1 + Math.floor(random() * 4),
  }))
  return ask(saveOffers, { list }, token)
}

type Work = { street: Street; merchant: Merchant }

const WORK: readonly ((work: Work) => Promise<unknown>)[] = [
  reprice,
  reprice,
  reprice,
  send,
  send,
  send,
  takeOut,
  takeOut,
  payMerchants,
  payMerchants,
  ({ merchant: { ask, token } }) => ask(restOffers, { rests: true }, token).then(() => ask(restOffers, { rests: false }, token)),
  endOne,
  hold,
]
/** Influencers sell nothing themselves, and have no rooms for it. */
const WITHOUT_WARES = [takeOut, payMerchants, hold]

function reprice({ street: { random }, merchant }: Work): Promise<unknown> {
  return offer(merchant, random, { stock: 0, stockWas: 0 })
}

async function endOne(work: Work): Promise<void> {
  const {
    street: { random },
    merchant,
  } = work
  const { list } = (await merchant.ask(listOwnOffers, {}, merchant.token)).data
  if (list.length > 0) await merchant.ask(endOffers, { offerIds: [pick(list, random).offerId] }, merchant.token)
  if (random() < 0.8) await reprice(work)
}

/** What is to be sent goes, by two of the same merchant at once now and then. */
async function send({ street: { random }, merchant: { ask, token } }: Work): Promise<void> {
  const { list } = (await ask(listConsignments, { tab: 'to-send' }, token)).data
  for (const { orderNo, pieces } of list.slice(0, 8)) {
    const unitIds = pieces.filter(({ state, isComing }) => state === 'awaited' && !isComing).map(({ unitId }) => unitId)
    if (unitIds.length === 0) continue
    const sent = {
      orderNo,
      unitIds: random() < 0.7 ? unitIds : unitIds.slice(0, 1),
      courier: 'SF Express',
      trackingNumber: 'SF1',
    }
    const once = (): Promise<unknown> => ask(sendConsignment, sent, token)
    await Promise.all(random() < 0.2 ? [once(), once()] : [once()])
  }
}

/** All there is, several times at once: it is there only once. */
async function takeOut({ street: { random }, merchant: { ask, token } }: Work): Promise<void> {
  const { balance, withdrawals } = (await ask(getMerchantMoney, {}, token)).data
  const waiting = withdrawals.find(({ state }) => state === 'waiting')
  if (waiting && random() < 0.3) return void (await ask(cancelMerchantWithdrawal, { withdrawalId: waiting.withdrawalId }, token))
  if (Number(balance) <= 0) return
  const amount = Math.min(5_000, Number(balance) * (random() < 0.6 ? 1 : random())).toFixed(2)
  const once = (): Promise<unknown> => ask(askMerchantWithdrawal, { amount, oldPassword: PASSWORD }, token)
  await Promise.all(random() < 0.4 ? [once(), once(), once()] : [once()])
}

const WHY = { reason: { en: 'A simulation.', zh: '模擬。' } }
const MOST_HELD_MS = 3_000

/**
 * The shop suspends a merchant, or holds its payouts, and mostly lets it go on a little later: its offers lie in bags and in unpaid orders, and
 * withdrawals are on their way. Of two colleagues who decide at once one is told that it has moved on.
 */
async function hold({ street, merchant: { ask, merchantId } }: Work): Promise<void> {
  const kind = street.random() < 0.6 ? 'sales' : 'payouts'
  const people = [await street.operator(), await street.colleague()]
  const decide = async (path: typeof holdMerchant | typeof liftHold): Promise<void> => {
    const { version } = (await ask(getKeptMerchant, { merchantId }, people[0])).data
    const by = street.random() < 0.3 ? people : people.slice(0, 1)
    await Promise.all(by.map((token) => ask(path, { ...WHY, merchantId, version, kind }, token)))
  }
  await decide(holdMerchant)
  await pause(street.random() * MOST_HELD_MS)
  if (street.random() < 0.9) await decide(liftHold)
}

/** Two of finance look at withdrawals, and the bank pays most and gives some back. */
async function payMerchants({ street, merchant: { ask } }: Work): Promise<void> {
  const [one, other] = [await street.operator(), await street.colleague()]
  const { payouts } = (await ask(listPayouts, {}, one)).data
  for (const { payoutId, state } of payouts.filter(({ orderNo }) => orderNo === '').slice(0, 8)) {
    const fails = street.random() < 0.2
    const moves = {
      requested: ['approve', 'second', 'send'],
      approved: ['second', 'send'],
      sent: [fails ? 'fail' : 'confirm'],
    } as const
    for (const move of moves[state as keyof typeof moves] ?? [])
      await ask(movePayout, { payoutId, move, note: 'a simulation' }, move === 'second' ? other : one)
  }
}

/** Merchants are at work until it is over. */
export function keepShop(street: Street, merchants: readonly Merchant[]): Working {
  const workers = merchants.length === 0 ? 0 : AT_WORK
  return keepWorking({ workers, pauseMs: BETWEEN_ACTS_MS }, () => {
    const merchant = pick(merchants, street.random)
    return pick(merchant.wares.length > 0 ? WORK : WITHOUT_WARES, street.random)({ street, merchant })
  })
}

const Ranked = z.object({
  offerId: z.string(),
  place: z.string(),
  merchantId: z.string(),
  cents: z.number(),
  priority: z.coerce.number(),
  rank: z.coerce.number().nullable(),
})

const Marked = z.object({ merchantId: z.string(), mark: z.string() })
/** Here merchants share a bank account, if anything. */
const OWNERS = sql`select merchant_id as "merchantId", 'person ' || account_id as mark from merchant_people where role = 'owner' and ended_at is null
  union all select merchant_id, bank_code || ' ' || account || ' ' || holder from merchant_bank_accounts where ended_at is null`

/** Offers have the ranks a sort of their prices gives; what may not be sold has none. */
export async function requireRanks(database: Database): Promise<void> {
  const offers = await readRows(
    database.pool,
    Ranked,
    sql`select o.offer_id as "offerId", o.sku_id || o.condition as place, o.merchant_id as "merchantId", o.sale_price_cents as cents, o.priority,
        (select r.rank from offer_ranks r where r.offer_id = o.offer_id) as rank
      from offers o join merchants m using (merchant_id)
      where o.state = 'live' and o.available > 0 and m.state = 'active' and (o.expires_at is null or o.expires_at > now())`,
  )
  const groups = ownerGroups(await readRows(database.pool, Marked, OWNERS))
  const wrong = [...Map.groupBy(offers, ({ place }) => place).values()].flatMap((competing) => {
    let rank = 0
    const seen = new Set<string>()
    return competing
      .toSorted((one, other) => one.cents - other.cents || one.priority - other.priority)
      .filter((one) => {
        const owner = groups.get(one.merchantId) ?? one.merchantId
        const isTwin = seen.has(owner)
        seen.add(owner)
        return one.rank !== (isTwin ? 0 : (rank += 1))
      })
  })
  if (wrong.length > 0) throw new Error(`ranks are not those of a sort: ${JSON.stringify(wrong.slice(0, 5))}`)
}

/** Merchants are shown what the books owe them. */
export async function requireMerchantsShown({ database }: Street, merchants: readonly Merchant[]): Promise<void> {
  for (const { ask, merchantId, token } of merchants) {
    const { balance } = (await ask(getMerchantMoney, {}, token)).data
    const [kept] = await readRows(
      database.pool,
      z.object({ balance: z.string() }),
      sql`select (coalesce(-sum(e.amount), 0) / 100)::numeric(20, 2)::text as balance from ledger_accounts a
        join ledger_entries e using (ledger_account_id) where a.owner_id = ${merchantId} and a.purpose in ('merchant-due', 'merchant-debts', 'merchant-paid')`,
    )
    if (kept?.balance !== balance) throw new Error(`merchant ${merchantId} is shown ${balance} instead of ${kept?.balance}`)
  }
}
