import { sql } from 'kysely'
import type { Read } from '#platform/database.server.ts'
import { type Columns, readColumns } from '#platform/read-columns.server.ts'
import type { StockWire } from './catalogue.contract.ts'
import type { Offer } from './offered-variants.ts'

export type RowPicture = {
  hash: string
  width: number
  height: number
  altEn: string
  altZh: string
  focusX: number
  focusY: number
}
/** `id`: the colour it is found under; `code`: what its product calls it; `stock`: what is left in it. */
export type RowColour = {
  id: string
  code: string
  nameEn: string
  nameZh: string
  hex: string
  stock: StockWire
  pictures: RowPicture[]
}
/** With the position of its colour. */
export type ColourPicture = RowPicture & { position: number }
type PlacedColour = Omit<RowColour, 'stock' | 'pictures'> & { position: number }

/** Which products: a condition on the column that holds their id. */
export type Which = (column: string) => ReturnType<typeof sql>

type OfProduct<T> = T & { productId: string }

/** Finds what belongs to a product. Read in the order of the products' ids, and asked for in that order, each product once. */
function byProduct<Row extends { productId: string }, Value>(
  { productId: ids }: Columns<Row>,
  valueAt: (at: number) => Value,
): (productId: string) => Value[] {
  let at = 0
  return (productId) => {
    // Of products between the first and the last that are not asked for.
    while (at < ids.length && ids[at]! < productId) at += 1
    const values: Value[] = []
    for (; ids[at] === productId; at += 1) values.push(valueAt(at))
    return values
  }
}

export async function readCategories(tx: Read, which: Which) {
  const found = await readColumns<OfProduct<{ path: string }>>(
    tx,
    { productId: 'product_id', path: 'path' },
    sql`from product_categories where ${which('product_id')} order by product_id, is_primary desc, path`,
  )
  const { path } = found
  return byProduct(found, (at) => path[at]!)
}

export async function readColours(tx: Read, which: Which) {
  const found = await readColumns<OfProduct<PlacedColour>>(
    tx,
    {
      productId: 'c.product_id',
      // Under its family, where it has one.
      id: "coalesce(nullif(t.facts ->> 'family', ''), c.colour_id)",
      code: 'c.colour_id',
      position: 'c.position',
      nameEn: 'c.name_en',
      nameZh: 'c.name_zh',
      hex: 'c.hex',
    },
    sql`from product_colours c left join shelf_terms t on t.kind = 'colour' and t.term_id = c.colour_id
      where ${which('c.product_id')} order by c.product_id, c.position`,
  )
  const { id, code, position, nameEn, nameZh, hex } = found
  return byProduct(
    found,
    (at): PlacedColour => ({
      ...{ id: id[at]!, code: code[at]!, position: position[at]! },
      ...{ nameEn: nameEn[at]!, nameZh: nameZh[at]!, hex: hex[at]! },
    }),
  )
}

/** The first two of each colour. */
export async function readPictures(tx: Read, which: Which) {
  const found = await readColumns<OfProduct<ColourPicture>>(
    tx,
    {
      productId: 'c.product_id',
      position: 'c.position',
      hash: 'm.media_hash',
      width: 'm.width',
      height: 'm.height',
      altEn: 'p.alt_en',
      altZh: 'p.alt_zh',
      focusX: 'p.focus_x',
      focusY: 'p.focus_y',
    },
    sql`from product_colours c
      join colour_pictures p on p.colour_row_id = c.colour_row_id and p.position < 2
      join media m on m.media_hash = p.media_hash
      where ${which('c.product_id')} order by c.product_id, c.position, p.position`,
  )
  const { position, hash, width, height, altEn, altZh, focusX, focusY } = found
  return byProduct(
    found,
    (at): ColourPicture => ({
      position: position[at]!,
      hash: hash[at]!,
      width: width[at]!,
      height: height[at]!,
      altEn: altEn[at]!,
      altZh: altZh[at]!,
      focusX: focusX[at]!,
      focusY: focusY[at]!,
    }),
  )
}

/** Nothing for a product without a score. */
export async function readPopularity(tx: Read, which: Which) {
  const found = await readColumns<OfProduct<{ score: number }>>(
    tx,
    { productId: 'product_id', score: 'score' },
    sql`from popular_products where ${which('product_id')} order by product_id`,
  )
  const { score } = found
  return byProduct(found, (at) => score[at]!)
}

/** The cheapest first; the earliest of those. */
export async function readOffers(tx: Read, which: Which) {
  const found = await readColumns<OfProduct<Offer>>(
    tx,
    {
      productId: 'v.product_id',
      colour: 'c.position',
      position: 'v.position',
      size: 'v.size',
      system: 'v.size_system',
      available: 'o.available',
      list: 'o.list_price_cents',
      sale: 'o.sale_price_cents',
      kind: 'm.kind',
    },
    sql`from variants v
      join product_colours c on c.colour_row_id = v.colour_row_id
      join live_offers o on o.sku_id = v.sku_id
      join merchant_card m on m.merchant_id = o.merchant_id
      where ${which('v.product_id')}
      order by v.product_id, o.sale_price_cents, o.priority`,
  )
  const { colour, position, size, system, available, list, sale, kind } = found
  return byProduct(
    found,
    (at): Offer => ({
      colour: colour[at]!,
      position: position[at]!,
      size: size[at]!,
      system: system[at]!,
      available: available[at]!,
      list: list[at]!,
      sale: sale[at]!,
      kind: kind[at]!,
    }),
  )
}
