import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { type CouponLine, standingOf } from './coupon.rules.ts'

const Piece = z.object({
  offerId: z.string(),
  productId: z.string(),
  brandCode: z.string(),
  categories: z.array(z.string()),
  merchantId: z.string(),
  unitCents: z.int(),
  titleEn: z.string(),
  titleZh: z.string(),
})
export type CouponPiece = Omit<z.output<typeof Piece>, 'categories'> & Pick<CouponLine, 'categories' | 'side'>

async function readPieces(tx: Read, which: RawBuilder<unknown>): Promise<CouponPiece[]> {
  const pieces = await readRows(
    tx,
    Piece,
    sql`select o.offer_id as "offerId", p.product_id as "productId", p.brand_code as "brandCode", o.merchant_id as "merchantId",
        o.sale_price_cents as "unitCents", p.name_en as "titleEn", p.name_zh as "titleZh",
        array(select path from category_products c where c.product_id = p.product_id) as categories
      from live_offers o join variant_card v using (sku_id) join product_card p on p.product_id = v.product_id where ${which}`,
  )
  return pieces.map((piece) => ({
    ...piece,
    ...standingOf(piece.categories),
  }))
}

/** What is sold under a product's code, as coupons see it: one for each who sells it. */
export const findPiecesOf = (tx: Read, spuCode: string): Promise<CouponPiece[]> =>
  readPieces(tx, sql`p.spu_code = ${spuCode} order by o.sale_price_cents, o.priority limit 100`)

/** One of each of these, by code, article number or item number; the cheapest that is sold. */
export async function findPiecesByCode(tx: Read, codes: readonly string[]): Promise<Map<string, CouponPiece>> {
  const found = new Map<string, CouponPiece>()
  for (const code of new Set(codes)) {
    const meant = sql`(p.spu_code = ${code} or p.article_number = ${code} or v.item_number = ${code})`
    const [piece] = await readPieces(tx, sql`${meant} order by o.available = 0, o.sale_price_cents, o.priority limit 1`)
    if (piece) found.set(code, piece)
  }
  return found
}

/** The pieces of these offers, at the prices of today. */
export const findPiecesOfOffers = (tx: Read, offerIds: readonly string[]): Promise<CouponPiece[]> =>
  readPieces(tx, sql`o.offer_id = any(${[...offerIds]}::uuid[])`)

const OfUnit = z.object({ unitId: z.string(), offerId: z.string() })

/** Pieces that somebody has bought and received, by unit. */
export async function findPiecesOfUnits(tx: Read, unitIds: readonly string[]): Promise<Map<string, CouponPiece>> {
  const units = await readRows(
    tx,
    OfUnit,
    sql`select unit_id as "unitId", offer_id as "offerId" from order_pieces
      where unit_id = any(${[...unitIds]}::uuid[]) and state = 'received'`,
  )
  const pieces = await findPiecesOfOffers(
    tx,
    units.map(({ offerId }) => offerId),
  )
  const byOffer = new Map(pieces.map((piece) => [piece.offerId, piece]))
  const found = new Map<string, CouponPiece>()
  for (const { unitId, offerId } of units) {
    const piece = byOffer.get(offerId)
    if (piece) found.set(unitId, piece)
  }
  return found
}

/** So many of a piece, of which nothing has been taken off yet. */
export const lineOf = ({ titleEn: _, titleZh: __, ...piece }: CouponPiece, quantity: number): CouponLine => ({
  ...piece,
  quantity,
  leftCents: piece.unitCents * quantity,
})
