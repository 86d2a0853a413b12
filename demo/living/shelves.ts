import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../src/platform/database.server.ts'
import { readRows } from '../../src/platform/read-rows.server.ts'
import { type Choice, hashOf } from '../catalogue/seeded-choice.ts'

const Piece = z.object({
  skuId: z.string(),
  offerId: z.string(),
  productId: z.string(),
  spuCode: z.string(),
  itemNumber: z.string(),
  merchant: z.string(),
  category: z.string(),
  gender: z.string(),
  cents: z.number(),
  left: z.number(),
  arrivedAt: z.date(),
  isLowestPrice: z.boolean(),
  hasCare: z.boolean(),
})
export type Piece = z.output<typeof Piece>
export type Shelves = {
  /** One that is bought. */
  take: (choice: Choice, at: Date, wanted?: (piece: Piece) => boolean) => Piece
  /** One that is only looked at. */
  look: (choice: Choice, wanted: (piece: Piece) => boolean) => Piece
}

/** A shelf keeps so many of each size, so that lists, filters and sizes show what they did. */
const STAYS = 2
/** The larger, the more orders fall upon few products. */
const LEANING = 2.2
/** Above it a buyer comes in person. */
const DEAREST_CENTS = 4_500_000
/** What has just come is sold seldom: before it has been here so long, by one in six alone. */
const NEW_DAYS = 25
const SELDOM = 6

/** What of the demo can be sold: the cheapest offer of each size, products that are loved first, the same ones in every loading. */
export async function openShelves(tx: Tx): Promise<Shelves> {
  const found = await readRows(
    tx,
    Piece,
    sql`select distinct on (o.sku_id) o.sku_id as "skuId", o.offer_id as "offerId", p.product_id as "productId", p.spu_code as "spuCode", v.item_number as "itemNumber",
        m.merchant_code as merchant, c.path as category, p.gender, o.sale_price_cents::int as cents, o.available as left, p.arrived_at as "arrivedAt",
        p.lowest_price as "isLowestPrice", p.care_service as "hasCare"
      from offers o join variants v using (sku_id) join products p using (product_id) join merchants m on m.merchant_id = o.merchant_id
        join product_categories c on c.product_id = p.product_id and c.is_primary
      where p.xmin = pg_current_xact_id()::xid and p.listed and not p.precious and not o.withdrawn and o.sale_price_cents < ${DEAREST_CENTS}
      order by o.sku_id, o.sale_price_cents, o.created_at`,
  )
  const loved = found
    .filter(({ left }) => left > STAYS)
    .sort((one, other) => rank(one) - rank(other) || (one.itemNumber < other.itemNumber ? -1 : 1))
  return {
    look: (choice, wanted) => choice.pick(loved.filter(wanted)),
    take: (choice, at, wanted = () => true) => {
      const isThere = (piece: Piece) =>
        piece.left > STAYS && piece.arrivedAt < at && (isSettled(piece, at) || choice.between(1, SELDOM) === 1)
      for (let tries = 0; tries < 400; tries += 1) {
        const piece = loved[Math.floor(loved.length * choice.number() ** LEANING)]!
        if (!wanted(piece) || !isThere(piece)) continue
        piece.left -= 1
        return piece
      }
      // What is wanted is rare: the one of its kind that is loved most.
      const rare = loved.find((piece) => wanted(piece) && piece.left > STAYS && piece.arrivedAt < at)
      if (!rare) throw new Error('the shelves have nothing of the kind')
      rare.left -= 1
      return rare
    },
  }
}

const rank = ({ spuCode, cents }: Piece): number => hashOf(`loved ${spuCode}`) * (1 + cents / 600_000)
const isSettled = ({ arrivedAt }: Piece, at: Date): boolean => at.getTime() - arrivedAt.getTime() > NEW_DAYS * 86_400_000
