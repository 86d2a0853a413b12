import type { Language } from '#language/languages.ts'
import { DAY } from '#platform/clock.ts'
import type { ProductIndex } from '#modules/search/index/product-index.ts'
import { lessonsOf } from './learned-scores.ts'
import { recommendedParts } from '#modules/search/index/recommended-key.ts'
import type { ProductRow } from '#modules/search/product-row.ts'
import { runQuery } from './product-query.ts'
import { PAGE_SIZE } from '#modules/search/search.rules.ts'
import type { ExplainedOrder, ScopedQuery } from '#modules/search/search-engine.ts'
import type { Task } from '#modules/search/answer-scheduler.ts'

/** The first page of a query with every number that makes its order. */
export function* explainOrder(index: ProductIndex, query: ScopedQuery, language: Language, now: Date): Task<ExplainedOrder> {
  const { total, first, leftOut, near } = yield* runQuery(index, query, PAGE_SIZE, now)
  return {
    total,
    leftOut: [...leftOut],
    near: [...near],
    list: [...first].flatMap((slot) => {
      const row = index.row(slot)
      return row
        ? [
            {
              ...explainPiece(index, query, slot, row, now),
              spuCode: row.spuCode,
              title: language === 'zh' ? row.titleZh : row.titleEn,
            },
          ]
        : []
    }),
  }
}

function explainPiece(index: ProductIndex, { keyword, exact }: ScopedQuery, slot: number, row: ProductRow, now: Date) {
  const { keywords, columns } = index
  const words =
    keyword.trim() === ''
      ? []
      : keywords.explain(keyword, slot, exact).map(({ word, met }) => ({
          word,
          met: met.map(({ tokens, place, quality, score }) => ({ place, quality, score, through: tokens.join(' ') })),
        }))
  const learned = lessonsOf(index, keyword)?.get(row.spuCode) ?? 0
  const { popularDays, plentyDays } = recommendedParts(row)
  return {
    words,
    learned,
    score: words.reduce((sum, { met }) => met.reduce((wordSum, { score }) => wordSum + score, sum), learned),
    soldOut: columns.isSoldOut(slot),
    recommendedKey: columns.recommended[slot] ?? 0,
    daysOld: Math.max(0, Math.round((now.getTime() - row.arrivedAt) / DAY)),
    popularDays: Math.round(popularDays),
    plentyDays,
  }
}
