import { sql } from 'kysely'
import type { Read } from '#platform/database.server.ts'
import { toWire } from '#platform/money.ts'
import type { Language } from '#language/languages.ts'
import type { AdminClaimsWire } from './claims.contract.ts'
import { type ClaimRow, claimTables } from './claims.tables.ts'

/** The newest claims about orders that a session placed or has lately proven to know. */
export const listOwnClaims = (tx: Read, ownerId: string): Promise<ClaimRow[]> =>
  claimTables(tx)
    .selectFrom('claims as c')
    .selectAll('c')
    .where('c.order_id', 'in', ({ selectFrom }) =>
      selectFrom('order_readers').select('order_id').where('reader_id', '=', ownerId),
    )
    .orderBy('c.asked_at', 'desc')
    .limit(MOST_SHOWN)
    .execute()

const MOST_SHOWN = 100
const PAGE = 50

type Wanted = { queue: 'price' | 'fake' | 'done'; pageNum: number }

/** What waits, the longest first; and what is over, the latest first. */
export async function listAdminClaims(tx: Read, { queue, pageNum }: Wanted, language: Language): Promise<AdminClaimsWire> {
  const queues = await countQueues(tx)
  const claims = claimTables(tx)
    .selectFrom('claims as c')
    .innerJoin('order_pieces as u', 'u.unit_id', 'c.unit_id')
    .select(['c.claim_id', 'c.kind', 'c.state', 'c.asked_at', 'c.seen_cents', 'u.order_number', 'u.unit_price_cents'])
    .select([
      sql<string>`u.snapshot ->> 'brandName'`.as('brand'),
      sql<string>`u.snapshot ->> ${language === 'zh' ? 'titleZh' : 'titleEn'}`.as('title'),
    ])
    .limit(PAGE)
    .offset((pageNum - 1) * PAGE)
  const rows = await (queue === 'done'
    ? claims.where('c.state', 'not in', OPEN).orderBy('c.asked_at', 'desc').orderBy('c.claim_id')
    : claims.where('c.state', 'in', OPEN).where('c.kind', '=', queue).orderBy('c.asked_at').orderBy('c.claim_id')
  ).execute()
  return {
    total: queues[queue],
    pageNum,
    pageSize: PAGE,
    queues,
    list: rows.map((row) => ({
      claimId: row.claim_id,
      kind: row.kind,
      state: row.state,
      orderNo: row.order_number,
      brandName: row.brand,
      title: row.title,
      askedTime: row.asked_at.toISOString(),
      paid: toWire(row.unit_price_cents),
      price: row.seen_cents === null ? '' : toWire(row.seen_cents),
    })),
  }
}

const OPEN = ['asked', 'more-asked'] as const

async function countQueues(tx: Read): Promise<AdminClaimsWire['queues']> {
  const rows = await claimTables(tx)
    .selectFrom('claims')
    .select(({ fn }) => ['kind', sql<boolean>`state in ('asked', 'more-asked')`.as('isOpen'), fn.countAll<number>().as('num')])
    .groupBy(['kind', sql`2`])
    .execute()
  const sum = (wanted: (row: (typeof rows)[number]) => boolean) =>
    rows.reduce((total, row) => (wanted(row) ? total + row.num : total), 0)
  return {
    price: sum(({ kind, isOpen }) => isOpen && kind === 'price'),
    fake: sum(({ kind, isOpen }) => isOpen && kind === 'fake'),
    done: sum(({ isOpen }) => !isOpen),
  }
}
