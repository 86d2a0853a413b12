import { createHash, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { sql } from 'kysely'
import { clock, dayAfter, dayInHongKong, MINUTE } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { COUNTS_KEPT_DAYS, type Counted, LONGEST_SUBJECT, MOST_TOLD_APART } from './daily-counts.rules.ts'
import { dailyCountTables } from './daily-counts.tables.ts'

type Waiting = { what: Counted; day: string; subject: string; num: number }

let waiting = new Map<string, Waiting>()

/** Counts something once more, in memory: nobody waits for it, and nothing of who it was is known here. */
export function count(what: Counted, subject = ''): void {
  add({ what, day: dayInHongKong(clock.now()), subject: subject.slice(0, LONGEST_SUBJECT), num: 1 })
}

function add({ what, day, subject, num }: Waiting): void {
  const known = waiting.get(`${what} ${day} ${subject}`)
  if (known) {
    known.num += num
    return
  }
  if (subject !== '' && waiting.size >= MOST_TOLD_APART) return add({ what, day, subject: '', num })
  waiting.set(`${what} ${day} ${subject}`, { what, day, subject, num })
}

/** Who has begun something lately, as marks that nobody can read, in this process's memory alone and for half an hour. */
const begun = new LRUCache<string, true>({ max: 20_000, ttl: 30 * MINUTE })
const salt = randomBytes(16)

/** Counts what one person begins once, however often the page asks while they are at it. */
export function countBegun(what: Counted, accountId: string, subject = ''): void {
  const mark = createHash('sha256').update(salt).update(`${what} ${accountId} ${subject}`).digest('base64url')
  if (begun.has(mark)) return
  begun.set(mark, true)
  count(what, subject)
}

export const hasCounts = (): boolean => waiting.size > 0

/**
 * Adds what was counted since the last writing, in one statement and always in the same order, so that processes never wait for each
 * other in a circle. `inTransaction` does the writing: what fails there waits for the next time.
 */
export async function writeCounts(inTransaction: (work: (tx: Tx) => Promise<void>) => Promise<void>): Promise<void> {
  const rows = [...waiting.values()].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  if (rows.length === 0) return
  waiting = new Map()
  try {
    await inTransaction((tx) => addCounts(tx, rows))
  } catch (problem) {
    for (const row of rows) add(row)
    throw problem
  }
}

const keyOf = ({ what, day, subject }: Waiting): string => `${what} ${day} ${subject}`

async function addCounts(tx: Tx, rows: readonly Waiting[]): Promise<void> {
  await sql`insert into daily_counts as c (what, day, subject, num)
    select * from unnest(${rows.map(({ what }) => what)}::text[], ${rows.map(({ day }) => day)}::date[],
      ${rows.map(({ subject }) => subject)}::text[], ${rows.map(({ num }) => num)}::bigint[])
    on conflict (what, day, subject) do update set num = c.num + excluded.num`.execute(tx)
}

/** What was counted most in the last so many days, of these kinds together. */
export const listMostCounted = (tx: Read, kinds: readonly Counted[], { days, most, start }: MostCounted) =>
  dailyCountTables(tx)
    .selectFrom('daily_counts')
    .select(['subject', sql<number>`sum(num)::bigint`.as('num')])
    .where('what', 'in', kinds)
    .where('subject', 'like', `${start}%`)
    .where('subject', '<>', '')
    .where('day', '>', sql<Date>`${dayAfter(dayInHongKong(clock.now()), -days)}::date`)
    .groupBy('subject')
    .orderBy('num', 'desc')
    .orderBy('subject')
    .limit(most)
    .execute()
/** `start`: of subjects that begin so. */
type MostCounted = { days: number; most: number; start: string }

const SEEN_DAYS = 30

/** How often the page of a product was seen in a month, by which many may have read what is said there. */
export async function countSeen(tx: Read, spuCode: string | null): Promise<number> {
  if (spuCode === null) return 0
  const today = dayInHongKong(clock.now())
  const { num } = await dailyCountTables(tx)
    .selectFrom('daily_counts')
    .select(sql<number>`coalesce(sum(num), 0)::integer`.as('num'))
    .where('what', '=', 'product-seen')
    .where('subject', '=', spuCode)
    // Each day is found by itself, among all that was counted on it.
    .where(sql<boolean>`day = any(${Array.from({ length: SEEN_DAYS }, (_, at) => dayAfter(today, -at))}::date[])`)
    .executeTakeFirstOrThrow()
  return num
}

/** Forgets days that no report compares any more. */
export async function purgeCounts(tx: Tx): Promise<void> {
  const last = dayAfter(dayInHongKong(clock.now()), -COUNTS_KEPT_DAYS)
  await dailyCountTables(tx).deleteFrom('daily_counts').where('day', '<', sql<Date>`${last}::date`).execute()
}
