import { expect, test } from 'vitest'
import { demoProducts } from '../../../demo/catalogue/demo-catalogue.ts'
import { demoFrame, type ExpectedPiece, fits, rowOfDemo } from './relevance.builders.ts'
import { ProductIndex } from './product-index.ts'
import { runQuery } from './product-query.ts'
import queries from './relevance-queries.json' with { type: 'json' }
import { SearchInput } from './search.contract.ts'

type Judged = { query: string; any: ExpectedPiece[] }

const NOW = new Date('2026-11-20T04:00:00Z')
const TOP = 5
/** Just under what is reached; a change that loses more has made search worse. */
const LEAST_PRECISION = 0.95
const products = [...demoProducts()]
const byCode = new Map(products.map((product) => [product.spuCode, product]))
const index = new ProductIndex()
index.setFrame(demoFrame())
index.upsert(products.map(rowOfDemo))

/** How many of the first five are what the shopper meant; of fewer, when the shop has fewer. */
function precisionOf({ query, any }: Judged): { precision: number; relevant: number; wrong: string[] } {
  const relevant = products.filter((product) => any.some((wanted) => fits(product, wanted))).length
  const first = [...runQuery(index, SearchInput.parse({ keyword: query }), TOP, NOW).first]
  const shown = first.flatMap((slot) => byCode.get(index.row(slot)?.spuCode ?? '') ?? [])
  const possible = Math.min(TOP, relevant)
  const right = shown.filter((product) => any.some((wanted) => fits(product, wanted)))
  const wrong = shown.filter((product) => !right.includes(product)).map(({ name, brandCode }) => `${brandCode} ${name.en}`)
  return { precision: Math.min(right.length, possible) / possible, relevant, wrong }
}

const judged = queries.map((entry: Judged) => ({ query: entry.query, ...precisionOf(entry) }))

test('the demo shop has what is looked for', () => {
  expect(judged.filter(({ relevant }) => relevant === 0).map(({ query }) => query)).toEqual([])
  expect(judged.length).toBeGreaterThanOrEqual(150)
})

test('the first five pieces are what a shopper meant, in both languages', () => {
  const average = judged.reduce((sum, { precision }) => sum + precision, 0) / judged.length
  const missed = judged.filter(({ precision }) => precision < 1)
  const report = missed.map(({ query, precision, wrong }) => `${query}: ${precision.toFixed(2)} ${wrong.join('; ')}`)
  process.stdout.write(`precision@5 ${average.toFixed(3)} over ${judged.length} queries; not all right:\n${report.join('\n')}\n`)
  expect(average).toBeGreaterThan(LEAST_PRECISION)
})
