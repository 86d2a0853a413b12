import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { dayAfter, startOfDay } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { amountIn } from './ledger-amount.ts'
import { type PostingsWanted, type PostingsWire, PostingsWire as Shape } from './ledger.contract.ts'
import { ownerName } from './ledger-owners.ts'

const PAGE_SIZE = 50

const { entries } = Shape.shape.list.element.shape
const Row = Shape.shape.list.element
  .omit({ time: true, entries: true })
  .extend({ postedAt: z.date(), entries: z.array(entries.element.omit({ amount: true }).extend({ amount: z.number() })) })

/**
 * Postings with all their entries, the newest first, from behind one of them. Ids of postings rise with time, and each way to ask has an
 * index in their order, so that a page of a million costs what the first one does.
 */
export async function readPostings(tx: Read, wanted: PostingsWanted, most = PAGE_SIZE): Promise<PostingsWire> {
  const rows = await readRows(
    tx,
    Row,
    sql`with page as (${await chosen(tx, wanted, most + 1)})
      select p.posting_id as "postingId", p.kind, p.subject_id as "subjectId", p.posted_at as "postedAt",
        coalesce((select order_number from order_card o where o.order_id = any(array_agg(e.order_id))), '') as "orderNo",
        json_agg(json_build_object('purpose', a.purpose, 'ownerId', coalesce(a.owner_id::text, ''), 'owner', ${ownerName}, 'unit', a.unit,
          'amount', e.amount, 'lot', coalesce(e.lot::text, '')) order by e.line) as entries
      from page join ledger_postings p using (posting_id) join ledger_entries e using (posting_id)
        join ledger_accounts a using (ledger_account_id)
      group by p.posting_id order by p.posting_id desc`,
  )
  const list = rows.slice(0, most).map(({ postedAt, entries: lines, ...row }) => ({
    ...row,
    time: postedAt.toISOString(),
    entries: lines.map((line) => ({ ...line, amount: amountIn(line.unit, line.amount) })),
  }))
  return { list, hasMore: rows.length > most }
}

/** From so many accounts on, what is newest of them stands among what is newest of all. */
const MANY_ACCOUNTS = 200

/** The ids of a page. */
async function chosen(
  tx: Read,
  { purpose, word, after, ...filters }: PostingsWanted,
  most: number,
): Promise<RawBuilder<unknown>> {
  const named = await namedBy(tx, word)
  const ownerId = filters.ownerId || named?.ownerId
  const conditions = [
    ...filtersOf(filters),
    ...(after ? [sql`p.posting_id < ${after}`] : []),
    ...(named && named.ownerId === undefined ? [named.where] : []),
  ]
  const accounts = [...(purpose ? [sql`a.purpose = ${purpose}`] : []), ...(ownerId ? [sql`a.owner_id = ${ownerId}`] : [])]
  const where = (more: readonly RawBuilder<unknown>[]) => sql.join([sql`true`, ...conditions, ...more], sql` and `)
  if (accounts.length > 0 && (await areFew(tx, accounts)))
    return sql`select distinct n.posting_id from ledger_accounts a cross join lateral (
        select e.posting_id from ledger_entries e join ledger_postings p using (posting_id)
        where e.ledger_account_id = a.ledger_account_id and ${where([])} order by e.posting_id desc limit ${most}) n
      where ${sql.join(accounts, sql` and `)} order by n.posting_id desc limit ${most}`
  const inAccounts =
    accounts.length === 0
      ? []
      : [
          sql`exists (select from ledger_entries e join ledger_accounts a using (ledger_account_id)
            where e.posting_id = p.posting_id and ${sql.join(accounts, sql` and `)})`,
        ]
  return sql`select p.posting_id from ledger_postings p where ${where(inAccounts)} order by p.posting_id desc limit ${most}`
}

async function areFew(tx: Read, accounts: readonly RawBuilder<unknown>[]): Promise<boolean> {
  const found = await readRows(
    tx,
    z.object({}),
    sql`select from ledger_accounts a where ${sql.join([...accounts], sql` and `)} limit ${MANY_ACCOUNTS}`,
  )
  return found.length < MANY_ACCOUNTS
}

function filtersOf({ kind, from, to }: Pick<PostingsWanted, 'kind' | 'from' | 'to'>): RawBuilder<unknown>[] {
  return [
    ...(kind ? [sql`p.kind = ${kind}`] : []),
    ...(from ? [sql`p.posted_at >= ${startOfDay(from)}`] : []),
    ...(to ? [sql`p.posted_at < ${startOfDay(dayAfter(to, 1))}`] : []),
  ]
}

type Named = { where: RawBuilder<unknown>; ownerId?: string }
const NOTHING = sql`false`

/** What was typed: an order's number, or the id of a posting, of what it is about, or of an owner. */
async function namedBy(tx: Read, word: string): Promise<Named | undefined> {
  if (word === '') return undefined
  const id = z.uuid().safeParse(word.toLowerCase()).data
  const [found] = await readRows(
    tx,
    z.object({ orderId: z.string().nullable(), ownerId: z.string().nullable() }),
    sql`select (select order_id from order_card where order_number = ${word.toUpperCase()}) as "orderId",
      (select owner_id from ledger_accounts where owner_id = ${id ?? null}::uuid limit 1) as "ownerId"`,
  )
  if (found?.ownerId) return { where: NOTHING, ownerId: found.ownerId }
  if (found?.orderId)
    return { where: sql`p.posting_id in (select posting_id from ledger_entries where order_id = ${found.orderId})` }
  return { where: id ? sql`(p.posting_id = ${id} or p.subject_id = ${id})` : NOTHING }
}
