import { sql } from 'kysely'
import { z } from 'zod'
import { cancelLate, remindOfLate } from '../../src/flows/aftercare/late-consignments.ts'
import { makeStatements } from '../../src/flows/sellers/make-statements.ts'
import { remindOfDocuments } from '../../src/flows/sellers/watch-documents.ts'
import { addMerchantHoliday } from '../../src/modules/merchants/days-away.paths.ts'
import { getKeptMerchant, holdMerchant } from '../../src/modules/merchants/kept-merchants.paths.ts'
import type { HoldMerchantInput } from '../../src/modules/merchants/kept-merchants.contract.ts'
import { saveOffer } from '../../src/modules/offers/selling/selling.paths.ts'
import { dayAfter, dayInHongKong } from '../../src/platform/clock.ts'
import type { Database } from '../../src/platform/database.server.ts'
import { createLog } from '../../src/platform/log.server.ts'
import { readRows } from '../../src/platform/read-rows.server.ts'
import { demoApplicants } from '../sign-ins.ts'
import { applicantsLives, showsPapers } from './applicants.ts'
import { influences } from './influencer-life.ts'
import { atDesk, days, HOUR, later, type Life } from './lives.ts'
import { namesAccount, owes, withdraws } from './merchant-money-life.ts'
import type { Town } from './order-life.ts'
import { findOwners, type Owner } from './sellers.ts'
import type { Shelves } from './shelves.ts'
import type { Door } from './shoppers.ts'
import { sellsUsed } from './used-life.ts'

type Weeks = { town: Town; door: Door; shelves: Shelves }

/** What merchants do, and what the shop does about them. */
export function merchantsLives(weeks: Weeks): Life[] {
  const { town, door } = weeks
  const { byCode, all } = town.owners
  const { present } = town.shop.past
  const on = (daysAgo: number) => later(present, -days(daysAgo))
  return [
    ...all.map((owner, at) => showsPapers(town, owner, on(68.5 - at / 3))),
    ...all.map((owner, at) => namesAccount(town, owner, on(64 - at / 4))),
    namesAccount(town, byCode('M-TAIPO'), on(0.3), true),
    ...applicantsLives(town, door),
    ...['M-LANTERN', 'M-WESTPIER', 'M-OSTRYA', 'M-TAIPO'].map((code, at) => withdraws(town, byCode(code), on(24 - at * 2))),
    ...['M-LANTERN', 'M-PEARLQUAY'].map((code, at) => withdraws(town, byCode(code), on(1.2 + at), true)),
    owes(weeks, byCode('M-COUNTER'), on(31.3)),
    holds(town, byCode('M-LAU'), on(2.1), PAYOUTS),
    undercuts(town, on(6.2)),
    influences(town, on(44)),
    isSuspended(town, on(20)),
    goesAway(town, byCode('M-TAIPO'), on(3.4)),
    sellsUsed(town, on(26)),
  ]
}

/** What the shop does by itself for merchants, once a day. */
export async function keepMerchants(database: Database, at: Date): Promise<void> {
  await database.inTransaction((tx) => remindOfDocuments(tx, 50))
  await database.inTransaction((tx) => remindOfLate(tx, 50))
  await cancelLate({ database, log: createLog('silent'), publicUrl: () => '' })
  if (dayInHongKong(at).endsWith('-01')) await makeStatements(database)
}

type Hold = Omit<HoldMerchantInput, 'merchantId' | 'version'>
const PAYOUTS: Hold = {
  kind: 'payouts',
  reason: {
    en: 'A part of a price was refunded after it had been paid out. Payouts go on when the balance is settled.',
    zh: '有貨品在款項發放後獲部分退款，帳戶結清後將恢復付款。',
  },
  note: 'Asked by telephone on the same day.',
}
const SALES: Hold = {
  kind: 'sales',
  reason: {
    en: 'Two items could not be shown to be your own. Please send their receipts.',
    zh: '有兩件貨品未能證明屬你所有，請提交購買單據。',
  },
  note: 'Pictures are those of another shop.',
}

/** Somebody here holds back a merchant’s payouts, or all that it sells. */
async function* holds({ shop, staff }: Town, { merchantId }: Pick<Owner, 'merchantId'>, at: Date, hold: Hold): Life {
  yield atDesk(at, 1)
  const { version } = await shop.ask(staff.administrator, getKeptMerchant, { merchantId })
  await shop.ask(staff.administrator, holdMerchant, { merchantId, version, ...hold })
}

const Offered = z.object({
  skuId: z.string(),
  merchantId: z.string(),
  price: z.string(),
  listPrice: z.string(),
  stock: z.number(),
  dispatchDays: z.number(),
})
const wire = (column: string) => sql`to_char(${sql.ref(column)} / 100.0, 'FM9999990.00')`
const offered = sql`o.sku_id as "skuId", o.merchant_id as "merchantId", ${wire('o.sale_price_cents')} as price,
  ${wire('o.list_price_cents')} as "listPrice", o.available as stock, o.dispatch_days as "dispatchDays"`
const UNDERCUTTERS = ['M-WESTPIER', 'M-COUNTER', 'M-TAIPO', 'M-LAU', 'M-LANTERN']

/** A few prices go up, and come down again below those of others: never lower than they were. */
async function* undercuts({ shop, owners }: Town, at: Date): Life {
  yield atDesk(at, 0)
  const own = UNDERCUTTERS.map((code) => owners.byCode(code).merchantId)
  // Of what is nearly gone nothing is bought meanwhile.
  const few = await readRows(
    shop.tx,
    Offered,
    sql`select ${offered} from offers o join variants v using (sku_id) join products p using (product_id)
      where p.xmin = pg_current_xact_id()::xid and o.merchant_id = any(${own}::uuid[]) and o.available between 1 and 2 and p.listed
        and not p.precious and o.state = 'live' and o.sale_price_cents < o.list_price_cents * 0.9
        and exists (select from offers r join merchants m using (merchant_id) where r.sku_id = o.sku_id and r.available > 0
          and r.sale_price_cents > o.sale_price_cents and r.sale_price_cents < o.list_price_cents and not m.is_house)
        and not exists (select from offers r where r.sku_id = o.sku_id and r.sale_price_cents < o.sale_price_cents)
      order by md5(v.item_number) limit 8`,
  )
  const put = async (price: 'price' | 'listPrice') => {
    for (const { skuId, merchantId, stock, dispatchDays, listPrice, ...one } of few) {
      const typed = { skuId, listPrice, stock, dispatchDays, salesPrice: price === 'price' ? one.price : listPrice }
      await shop.ask(owners.of(merchantId)!, saveOffer, typed)
    }
  }
  await put('listPrice')
  yield atDesk(at, 4.6 * 24)
  await put('price')
}

/** Whose application was approved offers some pieces, dearer than they are here, and is suspended. */
async function* isSuspended(town: Town, at: Date): Life {
  const { shop } = town
  yield atDesk(at, 0)
  const closet = (await findOwners(shop.tx)).all.find(({ person }) => person.email === demoApplicants.closet.email)!
  const few = await readRows(
    shop.tx,
    Offered,
    sql`select distinct on (md5(p.spu_code)) ${offered} from offers o join variants v using (sku_id) join products p using (product_id)
        join product_categories c on c.product_id = p.product_id and c.is_primary
      where p.xmin = pg_current_xact_id()::xid and p.listed and not p.precious and c.path like 'women/bags%' and o.available > 0
      order by md5(p.spu_code), o.sale_price_cents desc limit 12`,
  )
  for (const { skuId, price } of few) {
    const dearer = (Math.ceil((Number(price) * 1.04) / 100) * 100).toFixed(2)
    await shop.ask(closet, saveOffer, { skuId, salesPrice: dearer, listPrice: dearer, stock: 1, dispatchDays: 3 })
  }
  yield* holds(town, closet, later(at, 17 * 24 * HOUR), SALES)
}

/** A merchant says when it will be away. */
async function* goesAway({ shop }: Town, owner: Owner, at: Date): Life {
  yield at
  const today = dayInHongKong(shop.past.present)
  await shop.ask(owner, addMerchantHoliday, { firstDay: dayAfter(today, 24), lastDay: dayAfter(today, 31) })
}
