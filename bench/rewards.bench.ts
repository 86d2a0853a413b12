import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { BenchResult } from '../ops/bench-run.ts'
import { startEmbeddedPostgres } from '../ops/postgres/embedded-postgres.ts'
import { claimCoupon } from '../src/modules/coupons/coupons.paths.ts'
import type { Benefit } from '../src/modules/coupons/campaigns.contract.ts'
import { quoteOrder } from '../src/modules/orders/orders.paths.ts'
import { newId } from '../src/platform/ids.server.ts'
import { benchDataDir, startBenchShop } from './bench-shop.ts'
import { perSecond, slowestAt } from './buyers-at-once.ts'
import { type Member, post } from './checkout-over-http.ts'
import { someAddress } from './recorded-checkout.ts'
import { meetMembers } from './rewarded-orders.ts'

const CAMPAIGNS = 500
const ROUNDS = 3
const SECONDS = 3
const CODES = 1_000_000
const CLAIMS_PER_SECOND = 50
const CLAIMING_SECONDS = 20
/** What the campaigns of this bench are called, and nothing else. */
const NAME = 'Bench of campaigns'

type Bench = { url: string; database: pg.Pool; members: readonly Member[]; bag: readonly Piece[] }
type Piece = { skuId: string; skuPriceId: string; productId: string; brandCode: string; merchantId: string; category: string }

/**
 * What hundreds of campaigns that everybody has add to a settlement: those of a shop, most of them for some brand, category or piece,
 * and the worst there is, all of them for every piece and beside each other. And how long it takes to claim one code of a million.
 */
export async function run(): Promise<BenchResult> {
  const shop = await startBenchShop()
  const postgres = await startEmbeddedPostgres({ dataDir: benchDataDir, log: () => {} })
  const database = new pg.Pool({ connectionString: postgres.url, max: 2 })
  try {
    await forget(database)
    const bench = { url: shop.url, database, members: await meetMembers(postgres.url), bag: await fillBag(database) }
    const figures = { ...(await settlements(bench)), ...(await claims(bench)) }
    return { table: Object.entries(figures).map(([figure, value]) => ({ figure, value })), figures }
  } finally {
    await forget(database)
    await database.end()
    await shop.stop()
  }
}

/** What a bench has left behind: a million codes are more than the shop. */
async function forget(database: pg.Pool): Promise<void> {
  const own = 'campaign_id in (select campaign_id from campaigns where name_en = $1)'
  await database.query(`delete from coupons where ${own}`, [NAME])
  await database.query(`delete from campaigns where ${own}`, [NAME])
}

/** Five pieces of as many products. */
async function fillBag(database: pg.Pool): Promise<Piece[]> {
  const { rows } = await database.query<Piece>(`select * from (
      select distinct on (p.product_id) o.sku_id as "skuId", o.offer_id as "skuPriceId", p.product_id as "productId",
        p.brand_code as "brandCode", o.merchant_id as "merchantId", c.path as category
      from offers o join variants v using (sku_id) join products p using (product_id) join product_categories c using (product_id)
      where o.available > 0 order by p.product_id, o.sale_price_cents) pieces limit 5`)
  return rows
}

type Crowd = 'none' | 'mixed' | 'wide'

async function settlements(bench: Bench) {
  const inAll: Record<Crowd, number> = { none: 0, mixed: 0, wide: 0 }
  for (let round = 0; round < ROUNDS; round += 1)
    // In turns, so that a machine that slows down slows all.
    for (const crowd of ['none', 'mixed', 'wide'] as const) {
      await runCampaigns(bench, crowd)
      inAll[crowd] += await perSecond(1, SECONDS, () => settle(bench))
    }
  await runCampaigns(bench, 'none')
  const middle = (crowd: Crowd): number => (ROUNDS * 1000) / inAll[crowd]
  return {
    settle_500_vs_none: rounded(middle('mixed') / middle('none')),
    settle_500_for_all_vs_none: rounded(middle('wide') / middle('none')),
    settle_none_ms: rounded(middle('none')),
    settle_500_ms: rounded(middle('mixed')),
    settle_500_for_all_ms: rounded(middle('wide')),
  }
}

const rounded = (figure: number): number => Math.round(figure * 100) / 100

async function settle({ url, members, bag }: Bench): Promise<number> {
  const productItems = bag.map(({ skuId, skuPriceId }) => ({ skuId, skuPriceId, quantity: 1 }))
  const { token } = members[0]!
  const answer = await post(url, quoteOrder, { productItems, comitPayType: 'bank' }, { from: someAddress(), token })
  if (answer.code !== 200) throw new Error(`a settlement was refused with ${answer.code} ${answer.msg}`)
  return Number(answer.data.couponAmount)
}

/** These run from now on and no others; waits until the shop knows. */
async function runCampaigns(bench: Bench, crowd: Crowd): Promise<void> {
  const { database } = bench
  await database.query(`delete from campaigns where name_en = $1`, [NAME])
  await database.query(`update campaigns set state = 'paused' where state = 'running' and had = 'automatic'`)
  if (crowd !== 'none')
    await database.query(
      `insert into campaigns (campaign_id, name_en, name_zh, benefit, conditions, had, starts_at, state, priority, changed_at, changed_by)
        select id, $1, $1, benefit::jsonb, conditions::jsonb, 'automatic', now(), 'running', place % 7, now(), 'bench'
        from unnest($2::uuid[], $3::text[], $4::text[]) with ordinality made (id, benefit, conditions, place)`,
      [NAME, ...columnsOf(crowd === 'wide' ? wideCampaigns() : mixedCampaigns(await findPlaces(database), bench.bag))],
    )
  await database.query(`insert into outbox (topic, payload) values ('campaigns-changed', '{}')`)
  while ((await settle(bench)) > 0 !== (crowd !== 'none')) await pause(100)
}

type Made = { benefit: Benefit; conditions: Record<string, unknown> }
const columnsOf = (made: readonly Made[]): [string[], string[], string[]] => [
  made.map(newId),
  made.map(({ benefit }) => JSON.stringify(benefit)),
  made.map(({ conditions }) => JSON.stringify({ ...NO_CONDITIONS, ...conditions })),
]
const NO_CONDITIONS = {
  ...{ categories: [], brands: [], merchants: [], products: [], side: null, minimumCents: 0 },
  ...{ firstOrder: false, members: false, groups: [], payTypes: [] },
}

/** An amount, a share, or one piece of three: what the bag has left is never less than they take. */
function benefitAt(place: number): Benefit {
  if (place % 3 === 0) return { kind: 'amount', cents: 100 + place }
  if (place % 3 === 1) return { kind: 'percent', basisPoints: 10 + (place % 40), capCents: null }
  return { kind: 'buy-get', buy: 2, get: 1, basisPoints: 100 + (place % 50) }
}

const wideCampaigns = (): Made[] =>
  Array.from({ length: CAMPAIGNS }, (_, place) => ({ benefit: benefitAt(place), conditions: {} }))

type Places = Record<'brands' | 'categories' | 'products', string[]>

async function findPlaces(database: pg.Pool): Promise<Places> {
  const { rows } = await database.query<Places>(`select (select array_agg(brand_code) from brands) as brands,
    (select array_agg(path) from categories) as categories,
    (select array_agg(product_id::text) from (select product_id from products limit 500) sample) as products`)
  return rows[0]!
}

/** One in ten is for all pieces, one in fifty for a piece in the bag, the others for brands, categories and pieces as they come. */
function mixedCampaigns(places: Places, bag: readonly Piece[]): Made[] {
  const conditionsAt = (place: number): Record<string, unknown> => {
    if (place % 50 === 1) return { products: [bag[((place / 50) % bag.length) | 0]!.productId] }
    if (place % 10 === 0) return { minimumCents: place * 1_000 }
    const kind = (['brands', 'categories', 'products'] as const)[place % 3]!
    return { [kind]: [places[kind][place % places[kind].length]] }
  }
  return Array.from({ length: CAMPAIGNS }, (_, place) => ({ benefit: benefitAt(place), conditions: conditionsAt(place) }))
}

async function claims({ url, database, members }: Bench) {
  const campaignId = newId()
  await database.query(
    `insert into campaigns (campaign_id, name_en, name_zh, benefit, conditions, had, starts_at, state, changed_at, changed_by)
      values ($1, $2, $2, '{"kind": "amount", "cents": 100}', $3, 'single-codes', now(), 'running', now(), 'bench')`,
    [campaignId, NAME, JSON.stringify(NO_CONDITIONS)],
  )
  await database.query(
    `insert into coupons (coupon_id, campaign_id, code)
      select gen_random_uuid(), $1, 'B' || upper(substr(md5(num::text), 1, 15)) || num from generate_series(1, ${CODES}) num`,
    [campaignId],
  )
  await database.query('vacuum analyze coupons')
  const { rows } = await database.query<{ code: string }>(
    'select code from coupons where campaign_id = $1 order by coupon_id limit $2',
    [campaignId, CLAIMS_PER_SECOND * CLAIMING_SECONDS],
  )
  let turn = 0
  const slowest = await slowestAt(CLAIMS_PER_SECOND, CLAIMING_SECONDS, async () => {
    turn += 1
    const began = performance.now()
    const { token } = members[turn % members.length]!
    const claimed = await post(url, claimCoupon, { couponCode: rows[turn - 1]!.code }, { from: someAddress(), token })
    if (claimed.code !== 200) throw new Error(`a claim was refused with ${claimed.code} ${claimed.msg}`)
    return performance.now() - began
  })
  return { claim_p99_ms_of_million: rounded(slowest) }
}
