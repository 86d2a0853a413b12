import { sql } from 'kysely'
import { z } from 'zod'
import { findSelling } from '../../src/modules/shop-settings/index.server.ts'
import { listSettings, saveSetting } from '../../src/modules/shop-settings/shop-settings.paths.ts'
import { saveOffer } from '../../src/modules/offers/selling/selling.paths.ts'
import type { Condition } from '../../src/modules/offers/selling/selling.contract.ts'
import { readRows } from '../../src/platform/read-rows.server.ts'
import { choiceFor } from '../catalogue/seeded-choice.ts'
import { atDesk, days, later, type Life } from './lives.ts'
import type { Town } from './order-life.ts'

/** What of the price of a new item is asked, in hundredths. */
const PRICES: Record<Exclude<Condition, 'new'>, readonly number[]> = {
  'like-new': [78, 84],
  'very-good': [62, 70],
  good: [45, 54],
}
/** Of a seller who is new. */
const OPEN_ORDERS = 10
const USED = Object.keys(PRICES) as (keyof typeof PRICES)[]
const SHELVES = [
  { code: 'M-LAU', category: 'women/bags', items: 5 },
  { code: 'M-LANTERN', category: 'women/bags', items: 3 },
  { code: 'M-WESTPIER', category: 'women/shoes', items: 3 },
]
const Item = z.object({ skuId: z.string(), cents: z.number(), pictures: z.array(z.string()) })

/** Front and back, of what is authenticated by looking closely. */
const PHOTOGRAPHS = { bag: 2, watch: 2 }

/** The shop lets sellers offer what is not new, and some do. A shop that has decided otherwise is left as it is. */
export async function* sellsUsed(town: Town, at: Date): Life {
  yield atDesk(at, 0)
  if (!(await isAllowed(town))) return
  for (const [turn, shelf] of SHELVES.entries()) {
    yield atDesk(later(at, days(1 + turn)), 2)
    await offersUsed(town, shelf)
  }
}

async function isAllowed({ shop, staff }: Town): Promise<boolean> {
  const { settings } = await shop.ask(staff.administrator, listSettings, {})
  const version = settings.find(({ name }) => name === 'selling')?.version ?? 0
  const selling = await findSelling(shop.tx)
  if (version === 0)
    await shop.ask(staff.administrator, saveSetting, {
      name: 'selling',
      version,
      value: {
        ...selling,
        ...{ conditions: true, openOrders: OPEN_ORDERS },
        sentPhotos: { ...selling.sentPhotos, ...PHOTOGRAPHS },
      },
    })
  return version === 0 || selling.conditions
}

async function offersUsed(
  { shop, owners, photographs }: Town,
  { code, category, items }: (typeof SHELVES)[number],
): Promise<void> {
  const owner = owners.byCode(code)
  const choice = choiceFor(`what ${code} has used`)
  const few = await readRows(
    shop.tx,
    Item,
    sql`select distinct on (md5(p.spu_code)) v.sku_id as "skuId", o.sale_price_cents::int as cents,
        array(select c.media_hash from colour_pictures c where c.colour_row_id = v.colour_row_id order by c.position) as pictures
      from offers o join variants v using (sku_id) join products p using (product_id)
        join product_categories c on c.product_id = p.product_id and c.is_primary
      where p.xmin = pg_current_xact_id()::xid and p.listed and not p.precious and p.sellers = 'everyone' and c.path like ${`${category}%`}
        and o.state = 'live' and o.available > 2
      order by md5(p.spu_code), o.sale_price_cents, v.position offset ${choice.between(0, 40)} limit ${items}`,
  )
  for (const [at, { skuId, cents, pictures }] of few.entries()) {
    const condition = USED[at % USED.length]!
    const salesPrice = (Math.round((cents * choice.pick(PRICES[condition])) / 1_000_000) * 100).toFixed(2)
    const photos = await photographs.takeOfItem(owner.accountId, 'offer-picture', pictures)
    await shop.ask(owner, saveOffer, { skuId, condition, salesPrice, stock: 1, dispatchDays: choice.between(1, 3), photos })
  }
}
