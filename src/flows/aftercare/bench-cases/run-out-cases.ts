import {
  type BenchCaseRow,
  getBenchCaseById,
  listDueBenchCases,
  moveBenchCase,
  takeBenchCasesToRemind,
} from '#modules/bench-cases/index.server.ts'
import { isAsked, isInTime, lapseOf } from '#modules/bench-cases/bench-cases.rules.ts'
import { lockOrder, type OrderRow } from '#modules/orders/index.server.ts'
import { CLOCK } from '#platform/actor.ts'
import { clock } from '#platform/clock.ts'
import type { Database, Locked, Tx } from '#platform/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import { isWithUs, turnDown } from './answer-price.ts'
import { remindOfCase } from './notify-of-case.ts'

const PAGE = 100
const FIRST = '00000000-0000-0000-0000-000000000000'

/**
 * What silence means: a merchant that says nothing takes its piece back, a buyer that says nothing has all of the money back, and a piece that
 * was kept long enough is sent back.
 */
export async function runOutCases({ database, log }: { database: Database; log: Log }): Promise<void> {
  for (let after: string | undefined = FIRST; after !== undefined; ) {
    const page: { case_id: string; order_id: string }[] = await listDueBenchCases(database.pool, after, PAGE)
    for (const { case_id: caseId, order_id: orderId } of page) {
      try {
        await database.inTransaction(async (tx) => {
          const order = await lockOrder(tx, { orderId })
          await runOut(tx, order, await getBenchCaseById(tx, caseId))
        })
      } catch (problem) {
        log.warn({ err: problem, caseId }, 'what the bench has found of a piece could not be run out')
      }
    }
    after = page.length === PAGE ? page.at(-1)?.case_id : undefined
  }
}

/** It may have been answered while the order was being waited for. */
async function runOut(tx: Tx, order: Locked<OrderRow>, row: BenchCaseRow): Promise<void> {
  const act = lapseOf(row.state)
  if (!act || row.due_at === null || isInTime(row, clock.now())) return
  if (!isAsked(row.state)) return moveBenchCase(tx, order, row, act, CLOCK, { dueAt: null })
  // It was cancelled meanwhile, or has gone another way: there is nothing to answer to.
  if (!(await isWithUs(tx, row))) return moveBenchCase(tx, order, row, 'drop', CLOCK, { dueAt: null })
  return turnDown(tx, order, row, act, CLOCK)
}

/** Says once that a time is soon over; answers how many. */
export async function remindOfCases(tx: Tx, most: number, publicUrl: string): Promise<number> {
  const soon = await takeBenchCasesToRemind(tx, most)
  for (const row of soon) if (!isAsked(row.state) || (await isWithUs(tx, row))) await remindOfCase(tx, row, publicUrl)
  return soon.length
}
