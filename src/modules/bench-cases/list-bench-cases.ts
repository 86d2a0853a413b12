import { clock, DAY } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { type BenchCaseQueue, benchCaseQueues, statesOfQueue } from './bench-cases.rules.ts'
import { type BenchCaseRow, benchCaseTables } from './bench-cases.tables.ts'

export const CASES_A_PAGE = 50

type Wanted = { queue: BenchCaseQueue; pageNum: number }

/** What waits, what is due first first; and what is over, the latest first. */
export async function listBenchCases(tx: Read, { queue, pageNum }: Wanted) {
  const counted = await benchCaseTables(tx)
    .selectFrom('bench_cases')
    .select(({ fn }) => ['state', fn.countAll<number>().as('num')])
    .groupBy('state')
    .execute()
  const numOf = (one: BenchCaseQueue): number =>
    counted.reduce((sum, { state, num }) => (statesOfQueue[one].includes(state) ? sum + num : sum), 0)
  const cases = benchCaseTables(tx)
    .selectFrom('bench_cases as c')
    .innerJoin('order_pieces as u', 'u.unit_id', 'c.unit_id')
    .innerJoin('merchant_card as m', 'm.merchant_id', 'c.merchant_id')
    .select(['c.case_number', 'c.kind', 'c.state', 'c.due_at', 'c.opened_at', 'u.order_number', 'u.snapshot'])
    .select(['m.name_en', 'm.name_zh'])
    .where('c.state', 'in', [...statesOfQueue[queue]])
    .limit(CASES_A_PAGE)
    .offset((pageNum - 1) * CASES_A_PAGE)
  const rows = await (queue === 'over'
    ? cases.orderBy('c.opened_at', 'desc')
    : cases.orderBy(({ fn }) => fn.coalesce('c.due_at', 'c.opened_at'))
  )
    .orderBy('c.case_id')
    .execute()
  return { rows, queues: benchCaseQueues.map((one) => ({ queue: one, num: numOf(one) })), total: numOf(queue) }
}

/** What a merchant has still to answer or to choose, what is due first first. */
export const listWaitingBenchCases = (tx: Read, merchantId: string, most: number) =>
  benchCaseTables(tx)
    .selectFrom('bench_cases as c')
    .innerJoin('order_pieces as u', 'u.unit_id', 'c.unit_id')
    .select(['c.case_number', 'c.kind', 'c.state', 'c.due_at', 'c.cost_cents', 'u.order_number', 'u.snapshot'])
    .where('c.merchant_id', '=', merchantId)
    .where('c.state', 'in', ['merchant', 'held', 'fetch'])
    .orderBy('c.due_at')
    .orderBy('c.case_id')
    .limit(most)
    .execute()

/** Those whose time is over; a page of them after the given one. */
export const listDueBenchCases = (tx: Read, after: string, most: number): Promise<{ case_id: string; order_id: string }[]> =>
  benchCaseTables(tx)
    .selectFrom('bench_cases')
    .select(['case_id', 'order_id'])
    .where('due_at', '<=', clock.now())
    .where('state', 'in', ['merchant', 'buyer', 'held', 'fetch'])
    .where('case_id', '>', after)
    .orderBy('case_id')
    .limit(most)
    .execute()

/** Those whose time is over within a day, and of which that was not said yet; from now on it is. Two that look at once share them. */
export const takeBenchCasesToRemind = (tx: Tx, most: number): Promise<BenchCaseRow[]> =>
  benchCaseTables(tx)
    .updateTable('bench_cases')
    .set({ reminded_at: clock.now() })
    .where('case_id', 'in', ({ selectFrom }) =>
      selectFrom('bench_cases')
        .select('case_id')
        .where('state', 'in', ['merchant', 'buyer', 'held', 'fetch'])
        .where('due_at', '>', clock.now())
        .where('due_at', '<=', new Date(clock.now().getTime() + DAY))
        .where('reminded_at', 'is', null)
        .orderBy('due_at')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()
