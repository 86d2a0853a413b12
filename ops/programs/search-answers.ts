import { createHash } from 'node:crypto'
import { searchFilters, searchProducts, suggest } from '../../src/modules/search/index.server.ts'
import { SearchInput } from '../../src/modules/search/search.contract.ts'

const SORTS = ['recommended', 'newest', 'price-up', 'price-down', 'discount'] as const

/**
 * The answers of the index of this process, as one line per question: totals, counts, orders and what words
 * meet. Two indexes of the same products answer alike, however they came about.
 */
export async function answerMuch(keywords: readonly string[], categories: readonly string[]): Promise<string[]> {
  const lines: string[] = []
  const ask = async (question: Partial<SearchInput>): Promise<void> => {
    const query = SearchInput.parse(question)
    const { total, list, categoryTree, brand } = await searchProducts(query, 'en')
    const filters = await searchFilters(query, 'zh')
    const seen = digest([list, categoryTree, brand, filters])
    lines.push(`${JSON.stringify(question)}: ${total} ${list.map(({ spuCode }) => spuCode).join(' ')} ${seen}`)
  }
  for (const sort of SORTS) for (const pageNum of [1, 2, 3, 7]) await ask({ sort, pageNum })
  for (const category of categories) await ask({ category })
  for (const category of categories) await ask({ category, sort: 'price-up', colour: ['red', 'black'] })
  await ask({ size: ['int@@@M'], sort: 'newest' })
  await ask({ minPrice: 1_000, maxPrice: 9_000, sort: 'price-down' })
  for (const keyword of keywords) {
    await ask({ keyword })
    lines.push(`suggest ${keyword}: ${digest(await suggest(keyword, undefined, 'zh'))}`)
  }
  return lines
}

const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)
