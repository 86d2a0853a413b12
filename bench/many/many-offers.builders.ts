import { sql } from 'kysely'
import { z } from 'zod'
import { fillAtRest, inLanes } from './row-filling.builders.ts'
import { fillSynthetic } from '../../demo/synthetic.ts'
import { addMerchantKey } from '../../src/modules/merchants/index.server.ts'
import { keepProvenContact, openMember } from '../../src/modules/members/index.server.ts'
import { membershipOf, type Seller, sellerFor } from '../../src/platform/access/memberships.ts'
import { startSession } from '../../src/platform/access/sessions.server.ts'
import type { Database, Tx } from '../../src/platform/database.server.ts'
import { newId } from '../../src/platform/ids.server.ts'
import { readRows } from '../../src/platform/read-rows.server.ts'

/** One in so many products more than there are offers: sizes and second sellers make up for it. */
const OFFERS_A_PRODUCT = 3
const TABLES = ['merchants', 'products', 'product_categories', 'product_colours', 'variants', 'offers', 'product_popularity']
/** Those that may place offers; buyers abroad may not. */
const KINDS = ['company', 'genuine-store', 'brand', 'individual']

export type Own = { offerId: string; cents: number }
/** A merchant with its program’s key, its owner’s session, and a share of its offers. */
export type BenchMerchant = { merchantId: string; key: string; token: string; offers: Own[] }

/** About so many offers of invented products, and merchants whose programs change them. */
export async function fillWithOffers(
  databaseUrl: string,
  database: Database,
  offers: number,
  keys: number,
  onProgress: (line: string) => void = () => {},
): Promise<BenchMerchant[]> {
  const products = Math.ceil(offers / OFFERS_A_PRODUCT)
  await fillAtRest(database, TABLES, () => fillSynthetic({ databaseUrl, products }), onProgress)
  await fillFacts(database, products, onProgress)
  return database.inTransaction(async (tx) => {
    const ids = await readRows(
      tx,
      z.object({ merchantId: z.string() }),
      sql`select merchant_id as "merchantId" from merchants where kind = any(${KINDS}::text[]) order by merchant_code limit ${keys}`,
    )
    const merchants: BenchMerchant[] = []
    for (const { merchantId } of ids) merchants.push(await openMerchant(tx, merchantId))
    return merchants
  })
}

const FACTS_AT_ONCE = 5_000

/** What the list of the back office knows of each product, and that none lacks anything: a shop found that out long ago. */
async function fillFacts(database: Database, products: number, onProgress: (line: string) => void): Promise<void> {
  const turns = Array.from({ length: Math.ceil(products / FACTS_AT_ONCE) }, (_, turn) => turn * FACTS_AT_ONCE)
  const lacks = (value: string) => sql`alter table product_facts alter column lacks ${sql.raw(value)}`
  await database.inTransaction((tx) => lacks("set default '{}'").execute(tx))
  const fill = (): Promise<void> =>
    inLanes(turns, (from) =>
      database.inTransaction(async (tx) => {
        const ids = sql`select product_id from products order by product_id limit ${FACTS_AT_ONCE} offset ${from}`
        await sql`select refresh_product_facts(array(${ids}))`.execute(tx)
      }),
    )
  await fillAtRest(database, ['product_facts'], fill, onProgress, true)
  await database.inTransaction((tx) => lacks('drop default').execute(tx))
}

export async function countOffers(database: Database): Promise<number> {
  const [row] = await readRows(database.pool, z.object({ num: z.number() }), sql`select count(*) as num from offers`)
  return row?.num ?? 0
}

async function openMerchant(tx: Tx, merchantId: string): Promise<BenchMerchant> {
  const accountId = await openMember(tx, { language: 'en', invitedBy: undefined })
  await keepProvenContact(tx, accountId, { kind: 'email', value: `${merchantId}@merchants.test` })
  await sql`insert into merchant_people (person_id, merchant_id, account_id, role, scopes)
    values (${newId()}, ${merchantId}, ${accountId}, 'owner', '{}')`.execute(tx)
  const { token: key } = await addMerchantKey(tx, sellerOf(accountId, merchantId), { name: 'Prices', days: 30 })
  const offers = await readRows(
    tx,
    z.object({ offerId: z.string(), cents: z.number() }),
    sql`select offer_id as "offerId", sale_price_cents::int as cents from offers
      where merchant_id = ${merchantId} and state = 'live' order by offer_id limit 10000`,
  )
  return { merchantId, key, token: await startSession(tx, 'member', accountId), offers }
}

const sellerOf = (accountId: string, merchantId: string): Seller =>
  sellerFor({ accountId, memberships: [membershipOf({ merchantId, role: 'owner', scopes: [] })] }, 'offer', undefined)
