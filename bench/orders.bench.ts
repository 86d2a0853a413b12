import pg from 'pg'
import type { BenchResult } from '../ops/bench-run.ts'
import { demoSignIns } from '../demo/sign-ins.ts'
import { startEmbeddedPostgres } from '../ops/postgres/embedded-postgres.ts'
import { askShop } from '../ops/programs/shop-process.ts'
import { operatorSignIn } from '../src/modules/operators/operators.paths.ts'
import { benchDataDir, startBenchShop } from './bench-shop.ts'
import { startCallsOnly } from './calls-only.ts'
import { checkOut, payIn, type Piece } from './checkout-over-http.ts'
import { forAnotherGuest, recordStatements, type Statement } from './recorded-checkout.ts'

const BUYERS = 8
const SECONDS = 12

type Stocked = Piece & { productId: string; merchantId: string; offerId: string }

/**
 * Whole orders over HTTP (visitor, bag, settle, order with its units and parts, payment, and the payment's arrival in the ledger)
 * against a bare loop that sends PostgreSQL the very statements those orders send, with as many connections as there are buyers. Then a rush for ten pieces.
 */
export async function run(): Promise<BenchResult> {
  const shop = await startBenchShop()
  const postgres = await startEmbeddedPostgres({ dataDir: benchDataDir, log: () => {} })
  const database = new pg.Pool({ connectionString: postgres.url, max: BUYERS })
  try {
    const pieces = await stockUp(database)
    const { token: finance } = (await askShop(shop.url, operatorSignIn, signInOf('finance'))).envelope.data
    const recorded = await recordOnce(postgres.url, pieces, finance)
    const http = (seconds: number) => ordersOverHttp(shop.url, pieces, finance, seconds)
    await http(2)
    // In turns, so that a machine that slows down slows both.
    const [http1, bare1] = [await http(SECONDS), await bareLoop(database, recorded, pieces)]
    const [http2, bare2] = [await http(SECONDS), await bareLoop(database, recorded, pieces)]
    const figures = {
      orders_vs_bare_sql: Math.round(((http1 + http2) / (bare1 + bare2)) * 1000) / 1000,
      orders_per_second: Math.round((http1 + http2) / 2),
      bare_sql_orders_per_second: Math.round((bare1 + bare2) / 2),
      statements_per_order: recorded.order.length,
      statements_per_payment: recorded.payment.length,
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

const signInOf = (role: string): { email: string; password: string } => demoSignIns.find((one) => one.role === role)!

/** What an order says to the database, and what its payment says, from a shop without screens in this very process. */
type Recorded = { order: Statement[]; payment: Statement[] }

async function recordOnce(databaseUrl: string, pieces: readonly Stocked[], finance: string): Promise<Recorded> {
  const shop = await startCallsOnly(databaseUrl)
  try {
    const [placed, order] = await recordStatements(() => checkOut(shop.url, pieceAt(pieces, 0)))
    const [, payment] = await recordStatements(() => payIn(shop.url, placed, finance))
    return { order, payment }
  } finally {
    await shop.stop()
  }
}

const ordersOverHttp = (url: string, pieces: readonly Stocked[], finance: string, seconds: number): Promise<number> =>
  perSecond(seconds, async (turn) => payIn(url, await checkOut(url, pieceAt(pieces, turn)), finance))

async function bareLoop(database: pg.Pool, { order, payment }: Recorded, pieces: readonly Stocked[]): Promise<number> {
  const first = pieces[0]!
  const { rows: operators } = await database.query<{ id: string }>('select operator_id as id from operators')
  const standing = new Set([
    ...pieces.flatMap((piece) => [piece.skuId, piece.offerId, piece.productId, piece.merchantId]),
    ...operators.map(({ id }) => id),
  ])
  return perSecond(SECONDS, async (turn) => {
    const piece = pieces[turn % pieces.length]!
    const swap = new Map([
      [first.skuId, piece.skuId],
      [first.offerId, piece.offerId],
      [first.productId, piece.productId],
      [first.merchantId, piece.merchantId],
    ])
    const statements = forAnotherGuest([...order, ...payment], standing)
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
