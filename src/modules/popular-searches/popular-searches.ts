import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Language } from '#language/languages.ts'
import { clock, DAY, dayInHongKong } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { COUNTED_DAYS, FEWEST_VISITORS, HALF_LIFE_DAYS, MOST_POPULAR, spacedOnce } from './popular-searches.rules.ts'
import { popularSearchTables } from './popular-searches.tables.ts'

/** A search: as it is shown, and folded so that all its spellings are one. */
export type AskedSearch = { language: Language; typed: string; folded: string; visitorId: string }
type Waiting = { day: string; language: Language; query: string; shown: string; marks: Uint8Array }
const Popular = z.object({ query: z.string(), shown: z.string() })
type Popular = z.output<typeof Popular>

const MARKS = 256
/** Beyond so many different searches between two writings the rest go uncounted. */
const MOST_WAITING = 2_000

let waiting = new Map<string, Waiting>()
let popular: Record<Language, Popular[]> = { en: [], zh: [] }
let hidden = new Set<string>()

/**
 * Remembers a search until the next writing; the same visitor counts once a day however often they ask. Of several
 * spellings the one with accents or traditional characters is shown.
 */
export function noteSearch({ language, typed, folded, visitorId }: AskedSearch): void {
  const day = dayInHongKong(clock.now())
  const key = `${day} ${language} ${folded}`
  let search = waiting.get(key)
  if (!search) {
    if (waiting.size >= MOST_WAITING) return
    search = { day, language, query: folded, shown: spacedOnce(typed), marks: new Uint8Array(MARKS / 8) }
    waiting.set(key, search)
  }
  if (search.shown === folded) search.shown = spacedOnce(typed)
  const mark = createHash('sha256').update(visitorId).digest()[0]!
  search.marks[mark >> 3]! |= 0x80 >> (mark & 7)
}

/** Writes the batch of searches since the last write in one statement; a batch that fails is lost. */
export async function writeSearches(tx: Tx): Promise<void> {
  const rows = [...waiting.values()].sort((one, other) => (one.query < other.query ? -1 : 1))
  waiting = new Map()
  if (rows.length === 0) return
  const bits = ({ marks }: Waiting): string => [...marks].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  await sql`insert into search_query_days as d (day, language, query, shown, visitors)
    select day, language, query, shown, visitors::bit(256) from unnest(${rows.map(({ day }) => day)}::date[],
      ${rows.map(({ language }) => language)}::text[], ${rows.map(({ query }) => query)}::text[],
      ${rows.map(({ shown }) => shown)}::text[], ${rows.map(bits)}::text[]) as asked (day, language, query, shown, visitors)
    on conflict (day, language, query) do update set visitors = d.visitors | excluded.visitors,
      shown = case when d.shown = d.query then excluded.shown else d.shown end`.execute(tx)
}

/** Reloads what is popular; every process does so for itself. */
export async function readPopularSearches(tx: Read): Promise<void> {
  const lists = { en: await listPopular(tx, 'en'), zh: await listPopular(tx, 'zh') }
  popular = lists
}

/** Learns which searches operators have hidden. */
export async function readHiddenSearches(tx: Read): Promise<void> {
  const found = await popularSearchTables(tx).selectFrom('hidden_searches').select('query').execute()
  hidden = new Set(found.map(({ query }) => query))
}

/** How many visitors there were is judged by the marks that are set; many fall upon the same one. */
function listPopular(tx: Read, language: Language): Promise<Popular[]> {
  const today = dayInHongKong(clock.now())
  return readRows(
    tx,
    Popular,
    sql`select query, (array_agg(shown order by shown = query, day desc))[1] as shown from search_query_days
      where language = ${language} and day > ${today}::date - ${COUNTED_DAYS}::int
      group by query having bit_count(bit_or(visitors)) >= ${FEWEST_VISITORS}
      order by sum(-ln(1 - least(bit_count(visitors), ${MARKS - 1})::float8 / ${MARKS}) * power(0.5, (${today}::date - day) / ${HALF_LIFE_DAYS}::float8)) desc,
        query
      limit ${MOST_POPULAR}`,
  )
}

/** Popular searches that begin with what is typed, or have a word that does; the most popular first. All of them for ''. */
export function popularSearches(language: Language, folded: string, most: number): string[] {
  const found: string[] = []
  for (const { query, shown } of popular[language]) {
    if (found.length >= most) break
    if (query !== folded && !hidden.has(query) && completes(query, folded)) found.push(shown)
  }
  return found
}

/** A Chinese word may stand anywhere, since nothing parts it from the next. */
const completes = (query: string, folded: string): boolean =>
  query.startsWith(folded) || query.includes(` ${folded}`) || (HAN.test(folded) && query.includes(folded))
const HAN = /\p{Script=Han}/u

/** Popular searches with what operators know of them: for the office. */
export function listPopularSearches(): { language: Language; query: string; shown: string; isHidden: boolean }[] {
  return (['en', 'zh'] as const).flatMap((language) =>
    popular[language].map((search) => ({ language, ...search, isHidden: hidden.has(search.query) })),
  )
}

/** Hides a search from all suggestions or shows it again; every process learns of it with its next reading. */
export async function hideSearch(tx: Tx, query: string, isHidden: boolean): Promise<void> {
  const tables = popularSearchTables(tx)
  if (isHidden)
    await tables
      .insertInto('hidden_searches')
      .values({ query, hidden_at: clock.now() })
      .onConflict((conflict) => conflict.column('query').doNothing())
      .execute()
  else await tables.deleteFrom('hidden_searches').where('query', '=', query).execute()
}

/** Forgets days that no longer count, and of earlier days what only one mark was set for. */
export async function purgeSearches(tx: Tx): Promise<void> {
  const today = dayInHongKong(clock.now())
  const last = dayInHongKong(new Date(clock.now().getTime() - COUNTED_DAYS * DAY))
  await popularSearchTables(tx)
    .deleteFrom('search_query_days')
    .where(sql<boolean>`day < ${last}::date or (day < ${today}::date and bit_count(visitors) < 2)`)
    .execute()
}
