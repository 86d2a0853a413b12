import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Tx } from '../../src/platform/database.server.ts'
import { STAND_IN_KEY } from '../../src/sandbox/stripe/stripe-stand-in.server.ts'
import type { ShopProcess } from '../programs/shop-process.ts'
import { hasten, oncePresent } from './books.ts'
import { seededRandom } from './seeded-random.ts'
import { pick } from './street.ts'
import type { Founding, Town } from './town.ts'

type Fate = { stop: () => Promise<{ kills: number; problem: Error | undefined }> }

/** Every few seconds, in turn, a process is killed and begins again, the provider has a bad moment, and days go by for some. */
export function befall({ shops, start, street: { database } }: Town, { seed, orders }: Founding): Fate {
  const random = seededRandom(seed + 1)
  let over = false
  let kills = 0
  const run = async (): Promise<void> => {
    for (let blows = 0; !over; blows += 1) {
      await pause(betweenBlows(orders, blows, random))
      await oncePresent(() => database.inTransaction(letTimePass))
      const at = Math.floor(random() * shops.length)
      if (blows % 2 === 0) {
        requireAlive(shops[at]!)
        await shops[at]!.kill()
        kills += 1
        shops[at] = await start(at)
      } else await setFaults(shops[at]!.url, random() < 0.3 ? [] : [pickFault(random)])
    }
  }
  let problem: Error | undefined
  const ended = run().catch((caught: unknown) => {
    problem = caught instanceof Error ? caught : new Error(String(caught))
  })
  return {
    stop: async () => {
      over = true
      await ended
      await beWell({ shops })
      return { kills, problem }
    },
  }
}

export const beWell = ({ shops }: Pick<Town, 'shops'>): Promise<unknown> =>
  Promise.all(shops.map(({ url }) => setFaults(url, [])))

/**
 * In a history of more than a handful of orders the first blows come closer: it may be over within seconds, and is to have some. In one
 * of thousands the later ones come further apart, since a process that has just begun works several times slower.
 */
function betweenBlows(orders: number, blows: number, random: () => number): number {
  if (orders >= 200 && blows < 8) return 800 + random() * 1_600
  return (4_000 + random() * 8_000) * (orders >= 2_000 ? 5 : 1)
}

export function requireAlive({ child, output }: ShopProcess): void {
  if (child.exitCode !== null) throw new Error(`a process ended by itself: ${output().slice(-2_000)}`)
}

const FAULTY = ['/sessions', '/orders', '/capture', '/refund', '/expire', '/']
const FAULTS = ['error', 'lost', 'slow', 'webhooks-twice', 'webhooks-lost']
const pickFault = (random: () => number) => ({
  path: pick(FAULTY, random),
  fault: pick(FAULTS, random),
  times: 1 + Math.floor(random() * 40),
  slowMs: 2_500,
})

const setFaults = (url: string, faults: object[]): Promise<unknown> =>
  fetch(`${url}/sandbox/faults`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${STAND_IN_KEY}` },
    body: JSON.stringify(faults),
  }).then(
    (response) => response.text(),
    () => undefined,
  )

/** What takes its time, and is not to wait for an hour here. */
const SLOW = ['book-commissions', 'lapse-sourcing', 'end-overdue-searches']

/**
 * For some: the time to pay is over, a parcel left and arrived weeks ago, points end. What follows is the shop's. Rows that somebody
 * holds are passed over, so that whoever waits for another waits for the shop alone.
 */
async function letTimePass(tx: Tx): Promise<void> {
  const some = (table: string, id: string, where: string, share: number) =>
    sql`select ${sql.ref(id)} from ${sql.table(table)} where ${sql.raw(where)} and random() < ${share} for update skip locked`
  await sql`update orders set expires_at = now() where order_id in (${some('orders', 'order_id', "state = 'payment-pending' and placed_at < now() - interval '30 seconds'", 0.3)})`.execute(
    tx,
  )
  await sql`update parcels set sent_at = sent_at - interval '40 days', received_at = received_at - interval '40 days'
    where parcel_id in (${some('parcels', 'parcel_id', "sent_at > now() - interval '1 day'", 0.05)})`.execute(tx)
  await sql`update point_lots set expires_at = now()
    where lot_id in (${some('point_lots', 'lot_id', 'expires_at > now()', 0.005)})`.execute(tx)
  await sql`update sourcing_requests set due_at = now()
    where request_id in (${some('sourcing_requests', 'request_id', "due_at > now() and state in ('searching', 'bought', 'sent')", 0.05)})`.execute(
    tx,
  )
  await sql`update sourcing_requests set closes_at = now()
    where request_id in (${some('sourcing_requests', 'request_id', "state = 'open' and closes_at > now()", 0.02)})`.execute(tx)
  await makeDue(tx, [
    'close-unpaid-orders',
    'receive-arrived-orders',
    'settle-received-pieces',
    'expire-points',
    'read-bank',
    ...SLOW,
  ])
}

/** Asks of quiet payments come after two minutes; here they are made quiet at once. Whose turn it is remains the shop's to say. */
export async function makeQuiet(tx: Tx): Promise<void> {
  await hasten(tx)
  await sql`update payments set created_at = created_at - interval '3 minutes'
    where state in ('started', 'under-review', 'failed', 'cancelled') and provider_id is not null and created_at > now() - interval '3 minutes'`.execute(
    tx,
  )
  await makeDue(tx, ['close-unpaid-orders', 'reconcile-payments', 'look-up-disputes', 'look-at-refunds', 'take-up-what-was-left'])
}

const makeDue = (tx: Tx, tasks: readonly string[]): Promise<unknown> =>
  sql`update timed_tasks set next_due = now() where task = any(${[...tasks]})`.execute(tx)
