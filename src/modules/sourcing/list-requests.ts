import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Seller } from '#platform/access/memberships.ts'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import {
  type DeskSourcingQueue,
  deskSourcingQueues,
  requestKinds,
  requestStates,
  type SellerQueue,
  sellerQueues,
  statesOfQueue,
} from './sourcing.rules.ts'
import type { SourcingScope } from './scopes.ts'

export const SOURCING_PAGE = 50
const MOST_OWN = 100

const Listed = z.object({
  requestNo: z.string(),
  accountId: z.string(),
  state: z.enum(requestStates),
  kind: z.enum(requestKinds),
  house: z.string(),
  words: z.string(),
  picture: z.string().nullable(),
  budgetCents: z.number(),
  neededBy: z.string(),
  askedAt: z.date(),
  closesAt: z.date(),
  quotes: z.int(),
  ownCents: z.number().nullable(),
})
export type ListedRequest = z.output<typeof Listed>

type Part = { where: RawBuilder<unknown>; order: RawBuilder<unknown>; merchantId?: string; limit: number; offset?: number }

const listWhere = (tx: Read, { where, order, merchantId, limit, offset = 0 }: Part): Promise<ListedRequest[]> =>
  readRows(
    tx,
    Listed,
    sql`select r.request_number as "requestNo", r.account_id as "accountId", r.state, r.kind, r.house, r.words, p.upload_id as picture,
        r.budget_cents as "budgetCents", r.needed_by as "neededBy", r.asked_at as "askedAt", r.closes_at as "closesAt",
        (select count(*)::int from sourcing_quotes c where c.request_id = r.request_id and c.state <> 'withdrawn') as quotes,
        q.price_cents as "ownCents"
      from sourcing_requests r
        left join sourcing_pictures p on p.request_id = r.request_id and p.about = 'wanted' and p.position = 0
        left join sourcing_quotes q on q.request_id = r.request_id and q.merchant_id = ${merchantId ?? null}::uuid and q.state <> 'withdrawn'
      where ${where} order by ${order} limit ${limit} offset ${offset}`,
  )

/** A member’s own, the newest first. */
export const listOwnRequests = (tx: Read, accountId: string): Promise<ListedRequest[]> =>
  listWhere(tx, { where: sql`r.account_id = ${accountId}`, order: sql`r.asked_at desc, r.request_id`, limit: MOST_OWN })

type Asking = { seller: Seller; scope: SourcingScope; people: readonly string[]; isActive: boolean }

/** In which queue of this merchant a request is; null where it is none of its business. */
const queueOf = ({ scope: { houses }, people, isActive }: Asking): RawBuilder<unknown> => sql`case
  when q.state = 'open' and r.state = 'open' then 'quoted'
  when q.state = 'accepted' and r.state = any(${[...statesOfQueue.finding, 'sent']}::text[]) then 'finding'
  when q.quote_id is not null and q.state <> 'withdrawn' then 'over'
  when r.state = 'open' and ${isActive}::boolean and r.closes_at > now() and r.account_id <> all(${[...people]}::uuid[])
    and (${houses.length === 0}::boolean or r.brand_code is null or r.brand_code = any(${houses}::text[])) then 'open' end`

const Counted = z.object({ queue: z.enum(sellerQueues).nullable(), num: z.int() })

/** What a global buyer is asked for, what it has quoted, and what came of that. */
export async function listForBuyer(tx: Read, asking: Asking, queue: SellerQueue, pageNum: number) {
  const { merchantId } = asking.seller
  const counted = await readRows(
    tx,
    Counted,
    sql`select ${queueOf(asking)} as queue, count(*)::int as num from sourcing_requests r
      left join sourcing_quotes q on q.request_id = r.request_id and q.merchant_id = ${merchantId} where r.state <> 'waiting' group by 1`,
  )
  const queues = sellerQueues.map((one) => ({ queue: one, num: counted.find((row) => row.queue === one)?.num ?? 0 }))
  const rows = await listWhere(tx, {
    where: sql`r.state <> 'waiting' and ${queueOf(asking)} = ${queue}`,
    order: queue === 'over' ? sql`r.asked_at desc, r.request_id` : sql`r.closes_at, r.request_id`,
    merchantId,
    limit: SOURCING_PAGE,
    offset: (pageNum - 1) * SOURCING_PAGE,
  })
  return { queues, total: queues.find((one) => one.queue === queue)?.num ?? 0, rows }
}

const QueueCount = z.object({ state: z.enum(requestStates), num: z.int() })

/** For the desk: what waits for it first; what is over, the newest first. */
export async function listForDesk(tx: Read, queue: DeskSourcingQueue, pageNum: number) {
  const counted = await readRows(tx, QueueCount, sql`select state, count(*)::int as num from sourcing_requests group by 1`)
  const queues = deskSourcingQueues.map((one) => ({
    queue: one,
    num: counted.reduce((sum, { state, num }) => (statesOfQueue[one].includes(state) ? sum + num : sum), 0),
  }))
  const rows = await listWhere(tx, {
    where: sql`r.state = any(${[...statesOfQueue[queue]]}::text[])`,
    order: queue === 'over' ? sql`r.ended_at desc, r.request_id` : sql`r.asked_at, r.request_id`,
    limit: SOURCING_PAGE,
    offset: (pageNum - 1) * SOURCING_PAGE,
  })
  return { queues, total: queues.find((one) => one.queue === queue)?.num ?? 0, rows }
}

/** What the words lists have stopped and a colleague has to read, and what was sent and is to be examined. */
export async function countWaitingRequests(tx: Read): Promise<number> {
  const rows = await readRows(
    tx,
    z.object({ num: z.int() }),
    sql`select count(*)::int as num from sourcing_requests where state in ('waiting', 'sent')`,
  )
  return rows[0]?.num ?? 0
}
