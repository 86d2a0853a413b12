import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from './database.server.ts'
import { newId } from './ids.server.ts'
import { ledgerAccountId, type LedgerEntry, post } from './ledger.server.ts'
import { readRows } from './read-rows.server.ts'
import { runSql } from './run-sql.builders.ts'
import { createTestDatabase, type TestDatabase } from './test-database.server.ts'
import { z } from 'zod'

let own: TestDatabase
let database: Database

beforeAll(async () => {
  own = await createTestDatabase()
  database = openDatabase(own.url, { connections: 8 })
})
afterAll(async () => {
  await database.close()
  await own.drop()
})

const move = (kind: string, subjectId: string, entries: LedgerEntry[]): Promise<boolean> =>
  database.inTransaction((tx) => post(tx, { kind, subjectId, entries }))
async function balanceOf(purpose: string): Promise<number> {
  const account = ledgerAccountId({ purpose })
  const sum = sql`select coalesce(sum(amount), 0)::bigint as sum from ledger_entries where ledger_account_id = ${account}`
  return (await readRows(database.pool, z.object({ sum: z.number() }), sum))[0]?.sum ?? 0
}
const transfer = (from: string, to: string, amount: number): LedgerEntry[] => [
  { purpose: from, amount: -amount },
  { purpose: to, amount },
]

test('a balance is the sum of what was posted, whoever posts at the same time', async () => {
  const purposes = ['clearing', 'fees', 'owed']
  const transfers = fc.tuple(fc.constantFrom(...purposes), fc.constantFrom(...purposes), fc.integer({ min: 1, max: 1_000_000 }))
  await fc.assert(
    fc.asyncProperty(fc.array(transfers, { minLength: 1, maxLength: 24 }), async (moves) => {
      const run = newId()
      const expected = new Map<string, number>()
      await Promise.all(
        moves.map(([from, to, amount]) => {
          expected.set(from, (expected.get(from) ?? 0) - amount)
          expected.set(to, (expected.get(to) ?? 0) + amount)
          return move('transfer', newId(), transfer(`${run}/${from}`, `${run}/${to}`, amount))
        }),
      )
      for (const purpose of purposes) expect(await balanceOf(`${run}/${purpose}`)).toBe(expected.get(purpose) ?? 0)
    }),
    { numRuns: 10 },
  )
})

test('the same move is posted once, however many report it at once', async () => {
  const [subject, purpose] = [newId(), newId()]
  const posted = await Promise.all(Array.from({ length: 8 }, () => move('payment', subject, transfer('bank', purpose, 250))))
  expect(posted.filter(Boolean)).toHaveLength(1)
  expect(await balanceOf(purpose)).toBe(250)
})

test('cents and points do not balance each other, and one cent too many is refused', async () => {
  const uneven = (...entries: LedgerEntry[]) => move('payment', newId(), entries)
  await expect(uneven({ purpose: 'bank', amount: 1 })).rejects.toThrow(RangeError)
  await expect(uneven({ purpose: 'bank', amount: 100 }, { purpose: 'owed', amount: -101 })).rejects.toThrow(RangeError)
  await expect(uneven({ purpose: 'bank', amount: 100 }, { purpose: 'points', unit: 'points', amount: -100 })).rejects.toThrow(
    RangeError,
  )
})

test('the database itself refuses an uneven posting, and any change of what stands', async () => {
  const subject = newId()
  await move('payment', subject, transfer('bank', 'owed', 5))
  const posting = sql`(select posting_id from ledger_postings where subject_id = ${subject})`
  const alone = sql`insert into ledger_entries (posting_id, line, ledger_account_id, amount)
    values (${posting}, 9, ${ledgerAccountId({ purpose: 'bank' })}, 1)`
  await expect(runSql(database, alone)).rejects.toThrow('does not sum to zero')
  await expect(runSql(database, sql`update ledger_entries set amount = amount * 2`)).rejects.toThrow('not changed')
  await expect(runSql(database, sql`delete from ledger_postings where subject_id = ${subject}`)).rejects.toThrow('not changed')
})
