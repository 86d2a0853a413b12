import type { Language } from '#language/languages.ts'
import { DAY } from '#platform/clock.ts'
import type { ProductIndex } from '#modules/search/index/product-index.ts'
import { lessonsOf } from './learned-scores.ts'
import type { PlannedWord, Way } from './query-ways.ts'
import { recommendedKey, recommendedParts } from '#modules/search/index/recommended-key.ts'
import type { ProductRow } from '#modules/search/product-row.ts'
import { runQuery } from './product-query.ts'
import { PAGE_SIZE } from '#modules/search/search.rules.ts'
import type { ExplainedOrder, ScopedQuery } from '#modules/search/search-engine.ts'
import type { Task } from '#modules/search/answer-scheduler.ts'
import { tokensOf } from '#modules/search/words/product-tokens.ts'

/** The first page of a query with every number that makes its order. */
export function* explainOrder(index: ProductIndex, query: ScopedQuery, language: Language, now: Date): Task<ExplainedOrder> {
  const { total, first, leftOut, near } = yield* runQuery(index, query, PAGE_SIZE, now)
  const { keyword, exact } = query
  const explained = { plan: index.keywords.planOf(keyword, { exact }), learned: lessonsOf(index, keyword), language, now }
  const rows = [...first].flatMap((slot) => index.row(slot) ?? [])
  return { total, leftOut: [...leftOut], near: [...near], list: rows.map((row) => explainPiece(row, explained)) }
}

type Explained = {
  plan: readonly PlannedWord[]
  /** What choices after the query give its pieces, by code. */
  learned: ReadonlyMap<string, number> | undefined
  language: Language
  now: Date
}

/** Why a piece is where it is, by what is known of it alone. */
export function explainPiece(row: ProductRow, { plan, learned, language, now }: Explained): ExplainedOrder['list'][number] {
  const tokens = new Set(tokensOf(row))
  const words = plan.map(({ word, ways, wider = [] }) => {
    const met = bestWays(ways, tokens)
    const shown = met.length > 0 ? met : bestWays(wider, tokens)
    return {
      word,
      met: shown.map(({ tokens: through, place, quality, score }) => ({ place, quality, score, through: through.join(' ') })),
    }
  })
  const bonus = learned?.get(row.spuCode) ?? 0
  const { popularDays, plentyDays } = recommendedParts(row)
  return {
    words,
    learned: bonus,
    score: words.reduce((sum, { met }) => met.reduce((wordSum, { score }) => wordSum + score, sum), bonus),
    soldOut: row.stock === 'out',
    recommendedKey: recommendedKey(row),
    daysOld: Math.max(0, Math.round((now.getTime() - row.arrivedAt) / DAY)),
    popularDays: Math.round(popularDays),
    plentyDays,
    spuCode: row.spuCode,
    title: language === 'zh' ? row.titleZh : row.titleEn,
  }
}

/** Of the ways a piece was met in its title, and of those in names, the better one each. */
function bestWays(ways: readonly Way[], held: ReadonlySet<string>): Way[] {
  const met = ways.filter(({ tokens }) => tokens.every((token) => held.has(token))).sort((one, other) => other.score - one.score)
  return (['title', 'name'] as const).flatMap((place) => met.find((way) => way.place === place) ?? [])
}
