import type pg from 'pg'
import type { Piece } from './checkout-over-http.ts'
import { perSecond } from './buyers-at-once.ts'
import { forAnotherGuest, type Statement } from './recorded-checkout.ts'

export type Stocked = Piece & { productId: string; merchantId: string; offerId: string }

/** Two hundred pieces that never sell out: what is measured is the checkout, not one hot row. */
export async function stockUp(database: pg.Pool): Promise<Stocked[]> {
  const { rows } =
    await database.query<Stocked>(`select distinct on (p.product_id) o.sku_id as "skuId", o.offer_id as "skuPriceId", o.offer_id as "offerId",
      p.product_id as "productId", o.merchant_id as "merchantId"
    from offers o join variants v using (sku_id) join products p using (product_id) order by p.product_id, o.sku_id, o.sale_price_cents, o.created_at limit 200`)
  await database.query('update offers set available = 1000000 where offer_id = any($1)', [rows.map((row) => row.offerId)])
  await database.query('delete from outbox')
  return rows
}

export const pieceAt = (pieces: readonly Stocked[], turn: number): Piece => {
  const { skuId, skuPriceId } = pieces[turn % pieces.length]!
  return { skuId, skuPriceId }
}

type Bare = {
  database: pg.Pool
  recorded: readonly Statement[]
  of: Stocked
  atOnce: number
  seconds: number
  /** Guests who are there already, the recorded one first; left out: every guest is new. */
  guests?: readonly string[]
}

/** Sends PostgreSQL the statements that were recorded for the piece `of`, for other guests and each of these pieces in turn, and nothing else. */
export async function bareLoop(bare: Bare, pieces: readonly Stocked[]): Promise<number> {
  const { database, recorded, of, atOnce, seconds, guests = [] } = bare
  const { rows: operators } = await database.query<{ id: string }>('select operator_id as id from operators')
  const standing = new Set([
    ...pieces.flatMap((piece) => [piece.skuId, piece.offerId, piece.productId, piece.merchantId]),
    ...operators.map(({ id }) => id),
    ...guests.slice(0, 1),
  ])
  return perSecond(atOnce, seconds, async (turn) => {
    const piece = pieces[turn % pieces.length]!
    const swap = new Map([
      [of.skuId, piece.skuId],
      [of.offerId, piece.offerId],
      [of.productId, piece.productId],
      [of.merchantId, piece.merchantId],
      ...(guests[0] ? [[guests[0], guests[turn % guests.length]!] as const] : []),
    ])
    const client = await database.connect()
    try {
      for (const { text, values } of forAnotherGuest(recorded, standing))
        await client.query(
          text,
          values.map((value) => swapped(value, swap)),
        )
    } finally {
      client.release()
    }
  })
}

function swapped(value: unknown, swap: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((one) => swapped(one, swap))
  return typeof value === 'string' ? (swap.get(value) ?? value) : value
}
