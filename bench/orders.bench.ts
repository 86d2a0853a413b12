import pg from 'pg'
import type { BenchResult } from '../ops/bench-run.ts'
import { demoSignIns } from '../demo/sign-ins.ts'
import { startEmbeddedPostgres } from '../ops/postgres/embedded-postgres.ts'
import { askShop } from '../ops/programs/shop-process.ts'
import { operatorSignIn } from '../src/modules/operators/operators.paths.ts'
import { bareLoop, pieceAt, type Stocked, stockUp } from './bare-orders.ts'
import { benchDataDir, startBenchShop } from './bench-shop.ts'
import { perSecond, slowestAt } from './buyers-at-once.ts'
import { startCallsOnly } from './calls-only.ts'
import { checkOut, comeToCheckout, type Guest, payIn, placeOrder, type Piece } from './checkout-over-http.ts'
import { recordStatements, type Statement } from './recorded-checkout.ts'
import { rewardedOrders } from './rewarded-orders.ts'

const BUYERS = 8
const SECONDS = 12
const CROWDS = [1, 8, 32, 128] as const
const CROWD_SECONDS = 6
/** As many guests wait for one piece, with everything typed. */
const WAITING = 1_500
/** And so many connections write the same orders of it without the shop, each in a transaction of its own. */
const CONNECTIONS = 32

type Bench = { url: string; database: pg.Pool; pieces: readonly Stocked[]; recorded: Recorded }

/**
 * Whole orders over HTTP (visitor, bag, quote, order with its units and parts, payment, and the payment's arrival in the ledger)
 * against a bare loop that sends PostgreSQL the very statements those orders send, with as many connections as there are buyers.
 * Then guest checkouts by crowds, of many pieces and of one; the orders of one piece against the bare loop of their writes on that
 * one row; how long an order takes at half the load; and a rush for ten pieces.
 */
export async function run(): Promise<BenchResult> {
  const shop = await startBenchShop()
  const postgres = await startEmbeddedPostgres({ dataDir: benchDataDir, log: () => {} })
  const database = new pg.Pool({ connectionString: postgres.url, max: CONNECTIONS })
  try {
    const pieces = await stockUp(database)
    const { token: finance } = (await askShop(shop.url, operatorSignIn, signInOf('finance'))).envelope.data
    const bench = { url: shop.url, database, pieces, recorded: await recordOnce(postgres.url, pieces, finance) }
    const paid = await paidOrders(bench, finance)
    const crowds = await inCrowds(bench)
    const hot = await onePiece(bench)
    const rewarded = await rewardedOrders({
      ...{ url: shop.url, databaseUrl: postgres.url, finance },
      pieceAt: (turn) => pieceAt(pieces, turn),
    })
    const half = { order_p99_ms_at_half_load: Math.round(await slowestOrder(bench, crowds.spread_32 / 2)) }
    const figures = { ...paid, ...rewarded, ...crowds, ...hot, ...half, ...(await rush(shop.url, database, pieces[0]!)) }
    return { table: Object.entries(figures).map(([figure, value]) => ({ figure, value })), figures }
  } finally {
    await database.end()
    await shop.stop()
  }
}

const signInOf = (role: string): { email: string; password: string } => demoSignIns.find((one) => one.role === role)!

/** What a checkout says to the database, what of it the order alone, and what its payment, from a shop without screens in this very process. */
type Recorded = { checkout: Statement[]; order: Statement[]; payment: Statement[] }

async function recordOnce(databaseUrl: string, pieces: readonly Stocked[], finance: string): Promise<Recorded> {
  const shop = await startCallsOnly(databaseUrl)
  try {
    const [placed, checkout] = await recordStatements(() => checkOut(shop.url, pieceAt(pieces, 0)))
    const [, payment] = await recordStatements(() => payIn(shop.url, placed, finance))
    const guest = await guestFor(shop.url, pieceAt(pieces, 0))
    const [, order] = await recordStatements(() => placeOrder(shop.url, guest))
    return { checkout, order, payment }
  } finally {
    await shop.stop()
  }
}

async function guestFor(url: string, piece: Piece): Promise<Guest> {
  const guest = await comeToCheckout(url, piece)
  if ('refused' in guest) throw new Error(`a guest was refused with ${guest.refused}`)
  return guest
}

/** How long it took, in milliseconds. */
async function timeOrder(url: string, guest: Guest): Promise<number> {
  const began = performance.now()
  const { code, msg } = await placeOrder(url, guest)
  if (code !== 200) throw new Error(`an order was refused with ${code} ${msg}`)
  return performance.now() - began
}

async function paidOrders({ url, database, pieces, recorded }: Bench, finance: string) {
  const http = (seconds: number): Promise<number> =>
    perSecond(BUYERS, seconds, async (turn) => payIn(url, await checkOut(url, pieceAt(pieces, turn)), finance))
  const statements = [...recorded.checkout, ...recorded.payment]
  const bare = (): Promise<number> =>
    bareLoop({ database, recorded: statements, of: pieces[0]!, atOnce: BUYERS, seconds: SECONDS }, pieces)
  await http(2)
  // In turns, so that a machine that slows down slows both.
  const [http1, bare1] = [await http(SECONDS), await bare()]
  const [http2, bare2] = [await http(SECONDS), await bare()]
  return {
    orders_vs_bare_sql: Math.round(((http1 + http2) / (bare1 + bare2)) * 1000) / 1000,
    orders_per_second: Math.round((http1 + http2) / 2),
    bare_sql_orders_per_second: Math.round((bare1 + bare2) / 2),
    statements_per_checkout: recorded.checkout.length,
    statements_per_order: recorded.order.length,
    statements_per_payment: recorded.payment.length,
  }
}

/** Guest checkouts a second by so many buyers: of all the pieces, and of one. */
async function inCrowds({ url, pieces }: Bench) {
  const figures: Record<string, number> = {}
  for (const buyers of CROWDS) {
    const spread = await perSecond(buyers, CROWD_SECONDS, (turn) => checkOut(url, pieceAt(pieces, turn)))
    const hot = await perSecond(buyers, CROWD_SECONDS, () => checkOut(url, pieceAt(pieces, 0)))
    figures[`spread_${buyers}`] = Math.round(spread * 10) / 10
    figures[`hot_${buyers}`] = Math.round(hot * 10) / 10
  }
  return figures as typeof figures & { spread_32: number }
}

/** Orders of one piece for which everybody is ready, against as many connections that write such orders one by one. */
async function onePiece({ url, database, pieces, recorded }: Bench) {
  const piece = pieces[0]!
  const guests: Guest[] = []
  const come = async (): Promise<void> => {
    while (guests.length < WAITING) guests.push(await guestFor(url, pieceAt(pieces, 0)))
  }
  await Promise.all(Array.from({ length: BUYERS }, come))
  const began = performance.now()
  await Promise.all(guests.map((guest) => timeOrder(url, guest)))
  const hot = (WAITING * 1000) / (performance.now() - began)
  const row = await bareLoop(
    {
      database,
      recorded: recorded.order,
      of: piece,
      atOnce: CONNECTIONS,
      seconds: SECONDS,
      guests: await guestsOf(database, recorded),
    },
    [piece],
  )
  return {
    hot_vs_row_update: Math.round((hot / row) * 100) / 100,
    hot_orders_per_second: Math.round(hot),
    row_updates_per_second: Math.round(row),
  }
}

/** The guest of the recorded order, and others who have ordered. */
async function guestsOf(database: pg.Pool, { order }: Recorded): Promise<string[]> {
  const named = order.flatMap(({ values }) => values.flat()).filter((value) => typeof value === 'string')
  const { rows } = await database.query<{ id: string }>(
    `select owner_id::text as id from orders group by 1 order by owner_id::text = any($1) desc, max(placed_at) desc limit ${WAITING}`,
    [named],
  )
  return rows.map(({ id }) => id)
}

async function slowestOrder({ url, pieces }: Bench, load: number): Promise<number> {
  let turn = 0
  return slowestAt(load, SECONDS, async () => {
    turn += 1
    return timeOrder(url, await guestFor(url, pieceAt(pieces, turn)))
  })
}

/** Two hundred buyers and ten pieces. */
async function rush(url: string, database: pg.Pool, piece: Stocked): Promise<{ rush_sold: number; oversold: number }> {
  await database.query('update offers set available = 10 where offer_id = $1', [piece.offerId])
  const { skuId, skuPriceId } = piece
  const answers = await Promise.all(Array.from({ length: 200 }, () => checkOut(url, { skuId, skuPriceId })))
  const sold = answers.filter((answer) => 'orderNo' in answer).length
  const { rows } = await database.query<{ available: number }>('select available from offers where offer_id = $1', [
    piece.offerId,
  ])
  return { rush_sold: sold, oversold: Math.max(0, sold - 10) + Math.max(0, -(rows[0]?.available ?? 0)) }
}
