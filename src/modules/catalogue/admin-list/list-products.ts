import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Language } from '#language/languages.ts'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { readListRows } from './list-rows.ts'
import { matchingProducts, type Wanted, wantedOf } from './matching-products.ts'
import type { AdminProductsWire, ProductListQuery } from './admin-list.contract.ts'
import { MOST_COUNTED, PAGE_SIZE, type ProductSort } from './product-sorts.rules.ts'

/** What is for sale or will be, as the query narrows it down and puts it in order; no further than it is counted. */
export async function listAdminProducts(
  tx: Read,
  { pageNum, ...query }: ProductListQuery & { pageNum: number },
  language: Language,
): Promise<AdminProductsWire> {
  const wanted = await wantedOf(tx, query)
  const page = { order: orderOf(wanted.sort, language), limit: PAGE_SIZE, offset: (pageNum - 1) * PAGE_SIZE }
  const few = await findAmongFew(tx, wanted, page)
  const isMore = few.total > MOST_COUNTED
  const productIds = isMore ? await findInOrder(tx, wanted, page) : few.productIds
  return {
    total: Math.min(few.total, MOST_COUNTED),
    isMore,
    pageNum,
    pageSize: PAGE_SIZE,
    list: await readListRows(tx, productIds, language),
  }
}

type Order = { key: RawBuilder<unknown>; way: RawBuilder<unknown> }
type Page = { order: Order; limit: number; offset: number }

const [UP, DOWN] = [sql`asc`, sql`desc`]

function orderOf(sort: ProductSort, language: Language): Order {
  const orders = {
    newest: { key: sql.ref('f.arrived_at'), way: DOWN },
    changed: { key: sql.ref('f.changed_at'), way: DOWN },
    name: { key: sql.ref(`f.name_${language}`), way: UP },
    'price-up': { key: sql.ref('f.price_cents'), way: UP },
    'price-down': { key: sql.ref('f.price_cents'), way: DOWN },
    'stock-up': { key: sql.ref('f.available'), way: UP },
    'stock-down': { key: sql.ref('f.available'), way: DOWN },
  } as const satisfies Record<ProductSort, Order>
  return orders[sort]
}

/** How many there are, as far as is counted; where that is all of them, those of the page. Whatever finds them fastest is used. */
async function findAmongFew(tx: Read, wanted: Wanted, { order, limit, offset }: Page) {
  const matching = matchingProducts(tx, wanted)
    .select(['f.product_id as productId', sql`${order.key}`.as('key')])
    .limit(MOST_COUNTED + 1)
  const [found] = await readRows(
    tx,
    z.object({ total: z.number(), productIds: z.array(z.string()) }),
    sql`with found as materialized (${matching})
      select (select count(*) from found) as total, array(select "productId" from found
        where (select count(*) from found) <= ${MOST_COUNTED}
        order by key ${order.way}, "productId" ${order.way} limit ${limit} offset ${offset})::text[] as "productIds"`,
  )
  return found ?? { total: 0, productIds: [] }
}

/** Of many: an index is followed in the order that is wanted, until there are enough. */
async function findInOrder(tx: Read, wanted: Wanted, { order, limit, offset }: Page): Promise<string[]> {
  const matching = matchingProducts(tx, wanted).select('f.product_id as productId')
  const rows = await readRows(
    tx,
    z.object({ productId: z.string() }),
    sql`${matching} order by ${order.key} ${order.way}, f.product_id ${order.way} limit ${limit} offset ${offset}`,
  )
  return rows.map(({ productId }) => productId)
}
