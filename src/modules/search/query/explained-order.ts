import type { Language } from '#language/languages.ts'
import type { ProductIndex } from '#modules/search/index/product-index.ts'
import { runQuery } from './product-query.ts'
import { SearchInput } from '#modules/search/search.contract.ts'
import { PAGE_SIZE } from '#modules/search/search.rules.ts'
import type { Task } from '#modules/search/answer-scheduler.ts'
import type { ExplainWire } from '#modules/search/synonyms.contract.ts'

/** The first page of a query with every number that makes its order. */
export function* explainOrder(index: ProductIndex, keyword: string, language: Language, now: Date): Task<ExplainWire> {
  const { total, first, leftOut } = yield* runQuery(index, SearchInput.parse({ keyword }), PAGE_SIZE, now)
  return {
    total,
    leftOut: [...leftOut],
    list: [...first].flatMap((slot) => {
      const row = index.row(slot)
      return row
        ? [{ ...explainPiece(index, keyword, slot), spuCode: row.spuCode, title: language === 'zh' ? row.titleZh : row.titleEn }]
        : []
    }),
  }
}

function explainPiece({ keywords, columns }: ProductIndex, keyword: string, slot: number) {
  const words = keywords.explain(keyword, slot).map(({ word, met }) => ({
    word,
    met: met.map(({ tokens, place, quality, score }) => ({ place, quality, score, through: tokens.join(' ') })),
  }))
  return {
    words,
    score: words.reduce((sum, { met }) => met.reduce((wordSum, { score }) => wordSum + score, sum), 0),
    soldOut: columns.isSoldOut(slot),
    recommendedKey: columns.recommended[slot] ?? 0,
  }
}
