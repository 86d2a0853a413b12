import pg from 'pg'
import type { BenchResult } from '../ops/bench-run.ts'
import { startEmbeddedPostgres } from '../ops/postgres/embedded-postgres.ts'
import { benchDataDir, startBenchShop } from './bench-shop.ts'
import { startCallsOnly } from './calls-only.ts'
import { checkOut, type Piece } from './checkout-over-http.ts'
import { forAnotherGuest, recordStatements, type Statement } from './recorded-checkout.ts'

const BUYERS = 8
const SECONDS = 12

type Stocked = Piece & { productId: string; merchantId: string; offerId: string }

/**
 * Whole guest checkouts over HTTP (visitor, bag, settle, order, payment) against a bare loop that sends PostgreSQL the very
 * statements those checkouts send, with as many connections as there are buyers. Then a rush for ten pieces.
 */
export async function run(): Promise<BenchResult> {
  const shop = await startBenchShop()
  const postgres = await startEmbeddedPostgres({ dataDir: benchDataDir, log: () => {} })
  const database = new pg.Pool({ connectionString: postgres.url, max: BUYERS })
  try {
    const pieces = await stockUp(database)
    const recorded = await recordOnce(postgres.url, pieces)
    await perSecond(2, (turn) => checkOut(shop.url, pieceAt(pieces, turn)))
    // In turns, so that a machine that slows down slows both.
    const [http1, bare1] = [await ordersOverHttp(shop.url, pieces), await bareLoop(database, recorded, pieces)]
    const [http2, bare2] = [await ordersOverHttp(shop.url, pieces), await bareLoop(database, recorded, pieces)]
    const figures = {
      orders_vs_bare_sql: Math.round(((http1 + http2) / (bare1 + bare2)) * 1000) / 1000,
      orders_per_second: Math.round((http1 + http2) / 2),
      bare_sql_orders_per_second: Math.round((bare1 + bare2) / 2),
      statements_per_order: recorded.length,
      ...(await rush(shop.url, database, pieces[0]!)),
    }
    return { table: Object.entries(figures).map(([figure, value]) => ({ figure, value })), figures }
  } finally {
    await database.end()
    await shop.stop()
  }
}

/** Two hundred pieces that never sell out: what is measured is the checkout, not one hot row. */
async function stockUp(database: pg.Pool): Promise<Stocked[]> {
  const { rows } =
    await database.query<Stocked>(`select distinct on (p.product_id) o.sku_id as "skuId", o.offer_id as "skuPriceId", o.offer_id as "offerId",
      p.product_id as "productId", o.merchant_id as "merchantId"
    from offers o join variants v using (sku_id) join products p using (product_id) order by p.product_id, o.sku_id, o.sale_price_cents, o.created_at limit 200`)
  await database.query('update offers set available = 1000000 where offer_id = any($1)', [rows.map((row) => row.offerId)])
  await database.query('delete from outbox')
  return rows
}

const pieceAt = (pieces: readonly Stocked[], turn: number): Piece => {
  const { skuId, skuPriceId } = pieces[turn % pieces.length]!
  return { skuId, skuPriceId }
}

/** What one checkout says to the database, from a shop without screens in this very process. */
async function recordOnce(databaseUrl: string, pieces: readonly Stocked[]): Promise<Statement[]> {
  const shop = await startCallsOnly(databaseUrl)
  try {
    return await recordStatements(async () => {
      await checkOut(shop.url, pieceAt(pieces, 0))
    })
  } finally {
    await shop.stop()
  }
}

function ordersOverHttp(url: string, pieces: readonly Stocked[]): Promise<number> {
  return perSecond(SECONDS, async (turn) => {
    const answer = await checkOut(url, pieceAt(pieces, turn))
    if ('refused' in answer) throw new Error(`an order was refused with ${answer.refused}`)
  })
}

function bareLoop(database: pg.Pool, recorded: readonly Statement[], pieces: readonly Stocked[]): Promise<number> {
  const first = pieces[0]!
  const catalogue = new Set(pieces.flatMap((piece) => [piece.skuId, piece.offerId, piece.productId, piece.merchantId]))
  return perSecond(SECONDS, async (turn) => {
    const piece = pieces[turn % pieces.length]!
    const swap = new Map([
      [first.skuId, piece.skuId],
      [first.offerId, piece.offerId],
      [first.productId, piece.productId],
      [first.merchantId, piece.merchantId],
    ])
    const statements = forAnotherGuest(recorded, catalogue)
    const client = await database.connect()
    try {
      for (const { text, values } of statements)
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

/** How often `work` is done in a second by so many buyers at once. */
async function perSecond(seconds: number, work: (turn: number) => Promise<unknown>): Promise<number> {
  const started = performance.now()
  let turn = 0
  const buyer = async (): Promise<void> => {
    while (performance.now() - started < seconds * 1000) {
      turn += 1
      await work(turn)
    }
  }
  await Promise.all(Array.from({ length: BUYERS }, buyer))
  return (turn * 1000) / (performance.now() - started)
}

/** Two hundred buyers and ten pieces. */
async function rush(url: string, database: pg.Pool, piece: Stocked): Promise<{ rush_sold: number; oversold: number }> {
  await database.query('update offers set available = 10 where offer_id = $1', [piece.offerId])
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => checkOut(url, { skuId: piece.skuId, skuPriceId: piece.skuPriceId })),
  )
  const sold = answers.filter((answer) => 'orderNo' in answer).length
  const { rows } = await database.query<{ available: number }>('select available from offers where offer_id = $1', [
    piece.offerId,
  ])
  return { rush_sold: sold, oversold: Math.max(0, sold - 10) + Math.max(0, -(rows[0]?.available ?? 0)) }
}
