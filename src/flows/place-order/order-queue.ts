import type { CreateWire } from '#modules/orders/orders.contract.ts'
import { createOrder } from '#modules/orders/orders.paths.ts'
import { BatchQueue } from '#platform/batches/batch-queue.ts'
import { joinOnce, onceTogether } from '#platform/batches/once-together.server.ts'
import { beforeCommit, type Database } from '#platform/database.server.ts'
import { noteWrites } from '#platform/database/last-writes.server.ts'
import { hashBody, type OnceRequest, requireKey } from '#platform/idempotency.server.ts'
import { byOneProcess } from '#platform/processes/work-of-one.server.ts'
import { Refusal, refuse } from '#platform/refusal.ts'
import type { OrderRequest } from './draft-order.ts'
import { placeOrders, type Shop } from './place-orders.ts'

/** About as many pieces as one transaction writes without anybody waiting for it. */
const PIECES_TOGETHER = 100
/** Orders that need none of the same pieces go beside each other; each takes one of the pool's connections. */
const BATCHES_AT_ONCE = 4
/** Anyone who waits longer is told the place in line, and asks again; from then on news come less often. */
const FIRST_NEWS_MS = 1_500
const NEWS_EVERY_MS = 5_000
/** Who has not asked again for so long has gone, and gets no order. */
const GONE_AFTER_MS = 10_000
const MOST_WAITING = 20_000

type Waiting = OrderRequest & OnceRequest & { database: Database; askedAt: number }

type Asked = OrderRequest & { key: string | undefined }
export type OrderQueue = {
  /** The placed order, its refusal, or IN_LINE with the `place`, to be asked again with the same key. */
  place: (database: Database, request: Asked) => Promise<CreateWire>
}

/**
 * Where all orders are placed; of several processes behind one port, one does it for all. Buyers of the same variant stand in line, members
 * first, and are served together: one transaction locks the variant once for all of them, and whom it refuses takes no other along. A repeat
 * with the same key finds its place in line, or what came of it, whichever process was asked.
 */
export function openOrderQueue(shopNow: (database: Database) => Promise<Shop>): OrderQueue {
  const queue = new BatchQueue<Waiting, CreateWire | Refusal>((requests) => placeTogether(requests, shopNow), {
    weight: PIECES_TOGETHER,
    atOnce: BATCHES_AT_ONCE,
    keptMs: GONE_AFTER_MS,
  })
  const place = async (database: Database, { buyer, wanted, key: given }: Asked): Promise<CreateWire> => {
    const key = requireKey(given)
    const bodyHash = hashBody(wanted)
    if (queue.waiting >= MOST_WAITING) refuse('BUSY')
    const call = createOrder.path
    const request = { database, buyer, wanted, callerId: buyer.ownerId, call, key, bodyHash, askedAt: performance.now() }
    const ticket = joinOnce(queue, request, {
      // What is counted per shopper and address is counted in turn, too.
      needs: [buyer.ownerId, buyer.network, ...wanted.productItems.map(({ skuPriceId }) => skuPriceId.toLowerCase())],
      weight: wanted.productItems.reduce((sum, { quantity }) => sum + 1 + quantity, 0),
      isFirst: buyer.isMember,
      isWanted: () => performance.now() - request.askedAt < GONE_AFTER_MS,
    })
    ticket.item.askedAt = performance.now()
    const outcome = await within(ticket.item === request ? FIRST_NEWS_MS : NEWS_EVERY_MS, ticket.result)
    if (!outcome) return refuse('IN_LINE', { place: queue.placeOf(ticket) })
    queue.told(ticket)
    if (outcome instanceof Refusal) throw outcome
    return outcome
  }
  return { place: byOneProcess('orders', place) }
}

async function placeTogether(
  requests: readonly Waiting[],
  shopNow: (database: Database) => Promise<Shop>,
): Promise<PromiseSettledResult<CreateWire | Refusal>[]> {
  const [{ database } = refuse('BUSY')] = requests
  const shop = await shopNow(database)
  return onceTogether(requests, (tx, fresh) => {
    // Each of them is shown their order, not only the first, and also one who was asked by another process.
    if (database.copy)
      beforeCommit(tx, 'last writes', () =>
        noteWrites(
          tx,
          fresh.map(({ callerId }) => callerId),
        ),
      )
    return placeOrders(tx, fresh, shop)
  })
}

async function within<T>(ms: number, result: Promise<T>): Promise<T | undefined> {
  const { promise: over, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(resolve, ms, undefined)
  try {
    return await Promise.race([result, over])
  } finally {
    clearTimeout(timer)
  }
}
