import { meantQueries } from '#modules/search/lists/present-understood.ts'
import { SearchInput } from '#modules/search/search.contract.ts'
import type { SearchEngine } from '#modules/search/search-engine.ts'
import type { TryWordsWire } from '#modules/search/synonyms.contract.ts'
import { Synonyms, type SynonymGroup } from '#modules/search/words/synonyms.ts'
import { seedSynonyms } from '#modules/search/words/seed-synonyms.ts'
import type { ProductRow } from '#modules/search/product-row.ts'
import { furtherQueries } from './further-queries.ts'
import { type JudgedQuery, rightAmong, TOP } from './judged-piece.ts'
import { shoppersQueries } from './shoppers-queries.ts'
import { fits, tunedQueries } from './tuned-queries.ts'

type Judged = { query: string; language: 'en' | 'zh'; rightAmong: (shown: readonly ProductRow[]) => number }
type Changed = TryWordsWire['sets'][number]['changed'][number]

const HAN = /\p{Script=Han}/u

const judgedSet = (queries: readonly JudgedQuery[]): Judged[] =>
  queries.map((query) => ({ ...query, rightAmong: (shown) => rightAmong(query, shown) }))

/** Queries with what is right for them: those of shoppers who never saw our words, and those search was first made for. */
const SETS: { name: TryWordsWire['sets'][number]['name']; queries: Judged[] }[] = [
  { name: 'shoppers', queries: judgedSet(shoppersQueries) },
  { name: 'others', queries: judgedSet(furtherQueries) },
  {
    name: 'tuned',
    queries: tunedQueries.map(({ query, any }) => ({
      query,
      language: HAN.test(query) ? 'zh' : 'en',
      rightAmong: (shown) => shown.filter((row) => any.some((wanted) => fits(row, wanted))).length,
    })),
  },
]

/** What would become of the sets of queries if these were the groups of words, beside what they find now. */
export async function tryGroups(engine: SearchEngine, groups: readonly SynonymGroup[], now: Date): Promise<TryWordsWire> {
  const synonyms = new Synonyms(groups, seedSynonyms)
  const sets: TryWordsWire['sets'] = []
  for (const { name, queries } of SETS) {
    const tried: Changed[] = []
    for (const each of queries) tried.push(await tryQuery(engine, each, synonyms, now))
    sets.push({
      name,
      num: tried.length,
      before: sumOf(tried, 'before'),
      after: sumOf(tried, 'after'),
      changed: tried
        .filter(({ before, after, first, firstAfter }) => before !== after || first !== firstAfter)
        .sort((one, other) => one.after - one.before - (other.after - other.before)),
    })
  }
  return { sets }
}

const sumOf = (tried: readonly Changed[], when: 'before' | 'after'): number => tried.reduce((sum, each) => sum + each[when], 0)

async function tryQuery(engine: SearchEngine, judged: Judged, synonyms: Synonyms, now: Date): Promise<Changed> {
  const { query, language } = judged
  const titleOf = (row: ProductRow | undefined): string => (row ? (language === 'zh' ? row.titleZh : row.titleEn) : '')
  const shown = await rowsAtTop(engine, query, now)
  const then = await rowsAtTop(engine, query, now, synonyms)
  const [before, after] = [judged.rightAmong(shown), judged.rightAmong(then)]
  return { query, before, after, first: titleOf(shown[0]), firstAfter: titleOf(then[0]) }
}

/** The first pieces of a query as the shop answers it, or as it would with other groups of words. */
async function rowsAtTop(engine: SearchEngine, keyword: string, now: Date, synonyms?: Synonyms): Promise<ProductRow[]> {
  for (const { query } of meantQueries(SearchInput.parse({ keyword }))) {
    const rows = await engine.rows({ ...query, ...(synonyms ? { synonyms } : {}) }, TOP, now)
    if (rows.length > 0) return rows
  }
  return []
}
