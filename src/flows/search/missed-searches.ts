import type { Language } from '#language/languages.ts'
import { listMostCounted } from '#modules/daily-counts/index.server.ts'
import { searchProducts } from '#modules/search/index.server.ts'
import { SearchInput } from '#modules/search/search.contract.ts'
import type { MissedSearchesWire } from '#modules/search/synonyms.contract.ts'
import type { Read } from '#platform/database.server.ts'

type Missed = MissedSearchesWire['list'][number]

const DAYS = 28
const MOST = 40
const MOST_SHOWN = 3

/** What shoppers typed of which something was not found, with what the shop shows for it now; what finds all of it by now is no longer named. */
export async function showMissedSearches(tx: Read, language: '' | Language): Promise<MissedSearchesWire> {
  const counted = await listMostCounted(tx, ['search-nothing', 'search-part'], { days: DAYS, most: MOST, start: language })
  const list: Missed[] = []
  for (const { subject, num } of counted) {
    const missed = await askAgain(subject.startsWith('zh ') ? 'zh' : 'en', subject.slice(subject.indexOf(' ') + 1), num)
    if (missed.total === 0 || missed.missing.length > 0) list.push(missed)
  }
  return { days: DAYS, list }
}

async function askAgain(language: Language, query: string, num: number): Promise<Missed> {
  const { total, leftOut, near, list, suggestion } = await searchProducts(
    SearchInput.parse({ keyword: query.slice(0, 100) }),
    language,
  )
  return {
    ...{ language, query, num, total },
    missing: total === 0 ? [query] : [...new Set([...leftOut, ...near])],
    shown: list.slice(0, MOST_SHOWN).map(({ productTitle }) => productTitle),
    nearest: suggestion,
  }
}
