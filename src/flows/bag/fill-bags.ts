import {
  type BagLine,
  bagWith,
  fittingQuantity,
  listBags,
  namesInBags,
  presentBag,
  type PutBagLine,
  putBagLines,
} from '#modules/bag/index.server.ts'
import type { AddInput, BagWire } from '#modules/bag/bag.contract.ts'
import { addToBag } from '#modules/bag/bag.paths.ts'
import { count } from '#modules/daily-counts/index.server.ts'
import { findBestOffers, type OfferSnapshot } from '#modules/offers/index.server.ts'
import { mergedAmong } from '#platform/access/merged-accounts.server.ts'
import { BatchQueue } from '#platform/batches/batch-queue.ts'
import { joinOnce, onceTogether } from '#platform/batches/once-together.server.ts'
import type { Viewer } from '#platform/call.server.ts'
import { type Database, onceCommitted, type Tx } from '#platform/database.server.ts'
import { readTogether } from '#platform/database/together.server.ts'
import { hashBody, type OnceRequest, requireKey } from '#platform/idempotency.server.ts'
import { lockNames } from '#platform/name-lock.server.ts'
import { orRefusal, Refusal, refuse } from '#platform/refusal.ts'
import { findGone, roomFor } from './keep-bag.ts'

/** About as many lines as one transaction writes without holding up others. */
const LINES_TOGETHER = 100
/** One that waits for a lock holds up no other. */
const BATCHES_AT_ONCE = 2
/** For a repeat that comes while the first is answered; later ones find the stored answer. */
const KEPT_MS = 1_000

type Adding = { viewer: Viewer; list: AddInput['list'] }
type Waiting = Adding & OnceRequest & { database: Database }

export type BagQueue = { add: (database: Database, wanted: Adding & { key: string | undefined }) => Promise<BagWire> }

/**
 * Where bags of this process are filled. Each step is small, and many shoppers take it at once: what comes while others are at it waits,
 * and then shares one transaction with all that has come meanwhile. Whom it refuses takes no other along.
 */
export function openBagQueue(): BagQueue {
  const queue = new BatchQueue<Waiting, BagWire | Refusal>((requests) => onceTogether(requests, addTogether), {
    weight: LINES_TOGETHER,
    atOnce: BATCHES_AT_ONCE,
    keptMs: KEPT_MS,
  })
  return {
    add: async (database, { viewer, list, key: given }) => {
      const key = requireKey(given)
      const bodyHash = hashBody({ list })
      const request = { database, viewer, list, callerId: viewer.ownerId, call: addToBag.path, key, bodyHash }
      const ticket = joinOnce(queue, request, {
        needs: [viewer.ownerId],
        weight: list.length,
        isFirst: false,
        isWanted: () => true,
      })
      const outcome = await ticket.result
      queue.told(ticket)
      if (outcome instanceof Refusal) throw outcome
      return outcome
    },
  }
}

/** Adds pieces to what is there, up to the stock, in their order; refuses what is sold out or unknown. Of several at once none is lost. */
async function addTogether(tx: Tx, requests: readonly Adding[]): Promise<(BagWire | Refusal)[]> {
  const owners = [...new Set(requests.map(({ viewer }) => viewer.ownerId))]
  await lockNames(
    tx,
    owners.map((ownerId) => `bag of ${ownerId}`),
  )
  const named = requests.flatMap(({ list }) => list.map(({ skuId }) => skuId))
  // Under the lock, and in one statement: these bags change by no other call meanwhile.
  const [merged, bags, offers] = await readTogether(tx, (read) =>
    Promise.all([mergedAmong(read, owners), listBags(read, owners), findBestOffers(read, namesInBags(owners, named))]),
  )
  const put = new Map<string, PutBagLine & { ownerId: string }>()
  const filled: (BagLine[] | Refusal)[] = []
  for (const { viewer, list } of requests) {
    const { ownerId } = viewer
    const held = bags.get(ownerId) ?? []
    const bag = await orRefusal(() => {
      if (merged.has(ownerId)) refuse('SESSION_INVALID')
      const lines = linesFor(list, held, offers)
      const after = bagWith(held, lines)
      for (const line of lines) put.set(`${ownerId} ${line.skuId}`, { ...line, ownerId })
      onceCommitted(tx, () => {
        for (const { variantId } of lines) count('bag-add', variantId)
      })
      return after
    })
    if (!(bag instanceof Refusal)) bags.set(ownerId, bag)
    filled.push(bag)
  }
  await putBagLines(tx, [...put.values()])
  const shown: (BagWire | Refusal)[] = []
  for (const [at, bag] of filled.entries())
    shown.push(
      bag instanceof Refusal
        ? bag
        : presentBag(bag, { now: offers, gone: await findGone(tx, bag, offers) }, requests[at]?.viewer.language ?? 'en'),
    )
  return shown
}

/** What a bag holds of what was added, by the offers of this moment. */
function linesFor(list: AddInput['list'], held: readonly BagLine[], offers: ReadonlyMap<string, OfferSnapshot>): PutBagLine[] {
  const quantities = new Map(held.map((line) => [line.skuId, line.quantity]))
  const lines = new Map<string, PutBagLine>()
  for (const item of list) {
    const offer = offers.get(item.skuId)
    if (!offer?.listed) refuse('NOT_FOUND', { skuId: item.skuId })
    if (offer.coming) refuse('NOT_RELEASED', { skuId: item.skuId })
    if (offer.available === 0) refuse('SOLD_OUT', { skuId: item.skuId })
    const before = lines.get(item.skuId)?.quantity ?? quantities.get(item.skuId) ?? 0
    lines.set(item.skuId, {
      skuId: item.skuId,
      variantId: offer.skuId,
      quantity: fittingQuantity(before + item.quantity, roomFor(offer)),
      priceSeenCents: offer.salePriceCents,
      offerId: offer.offerId,
    })
  }
  return [...lines.values()]
}
