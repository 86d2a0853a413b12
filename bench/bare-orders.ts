import type pg from 'pg'
import type { Piece } from './checkout-over-http.ts'
import { perSecond } from './buyers-at-once.ts'
import { forAnotherGuest, type Statement } from './recorded-checkout.ts'

export type Stocked = Piece & { productId: string; merchantId: string; offerId: string }

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
