import { clock, DAY } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import type { AdminReturnsWire } from './returns.contract.ts'
import { REMIND_DAYS, type ReturnQueue, returnQueues, statesOfQueue } from './returns.rules.ts'
import { type ReturnRow, returnTables } from './returns.tables.ts'

const MOST_SHOWN = 100
const PAGE = 50

/** The newest about orders that a session placed or has lately proven to know. */
export const listOwnReturns = (tx: Read, ownerId: string): Promise<ReturnRow[]> =>
  returnTables(tx)
    .selectFrom('returns as r')
    .selectAll('r')
    .where('r.order_id', 'in', ({ selectFrom }) =>
      selectFrom('order_readers').select('order_id').where('reader_id', '=', ownerId),
    )
    .orderBy('r.asked_at', 'desc')
    .orderBy('r.return_id', 'desc')
    .limit(MOST_SHOWN)
    .execute()

type Wanted = { queue: ReturnQueue; pageNum: number; word: string }

/** What waits, the longest first; and what is over, the latest first. A word is the beginning of a number. */
export async function listAdminReturns(tx: Read, { queue, pageNum, word }: Wanted): Promise<AdminReturnsWire> {
  const counted = await returnTables(tx)
    .selectFrom('returns')
    .select(({ fn }) => ['state', fn.countAll<number>().as('num')])
    .groupBy('state')
    .execute()
  const countOf = (one: ReturnQueue) =>
    counted.reduce((sum, { state, num }) => (statesOfQueue[one].includes(state) ? sum + num : sum), 0)
  const all = returnTables(tx)
    .selectFrom('returns as r')
    .innerJoin('order_card as o', 'o.order_id', 'r.order_id')
    .select(['r.return_number', 'r.kind', 'r.state', 'r.asked_at', 'r.send_by', 'o.order_number'])
    .select(({ selectFrom }) =>
      selectFrom('return_units as u')
        .select(({ fn }) => fn.countAll<number>().as('num'))
        .whereRef('u.return_id', '=', 'r.return_id')
        .as('pieces'),
    )
    .limit(PAGE)
    .offset((pageNum - 1) * PAGE)
  const begins = `${word.toUpperCase().replace(/[^0-9A-Z]/g, '')}%`
  const wanted = word
    ? all.where(({ or, eb }) => or([eb('r.return_number', 'like', begins), eb('o.order_number', 'like', begins)]))
    : all.where('r.state', 'in', [...statesOfQueue[queue]])
  const rows = await wanted
    .orderBy('r.asked_at', queue === 'over' && !word ? 'desc' : 'asc')
    .orderBy('r.return_id')
    .execute()
  return {
    total: word ? rows.length : countOf(queue),
    pageNum,
    pageSize: PAGE,
    queues: returnQueues.map((one) => ({ queue: one, num: countOf(one) })),
    list: rows.map((row) => ({
      returnNo: row.return_number,
      kind: row.kind,
      state: row.state,
      orderNo: row.order_number,
      pieces: row.pieces ?? 0,
      askedTime: row.asked_at.toISOString(),
      sendBy: row.send_by?.toISOString() ?? '',
    })),
  }
}

/** Agreed to and not sent: those whose time is over, or nearly, and that was not said yet. */
export const listDueReturns = (tx: Read, what: 'lapse' | 'remind', most: number): Promise<ReturnRow[]> => {
  const agreed = returnTables(tx).selectFrom('returns').selectAll().where('state', '=', 'agreed')
  const now = clock.now()
  return (
    what === 'lapse'
      ? agreed.where('send_by', '<=', now)
      : agreed
          .where('send_by', '<=', new Date(now.getTime() + REMIND_DAYS * DAY))
          .where('send_by', '>', now)
          .where('reminded_at', 'is', null)
  )
    .orderBy('send_by')
    .limit(most)
    .execute()
}

export async function markReminded(tx: Tx, { return_id }: ReturnRow): Promise<void> {
  await returnTables(tx).updateTable('returns').set({ reminded_at: clock.now() }).where('return_id', '=', return_id).execute()
}
