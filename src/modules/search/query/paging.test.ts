import { expect, test } from 'vitest'
import { ProductIndex } from '#modules/search/index/product-index.ts'
import { runQuery } from './product-query.ts'
import { runNow } from '#modules/search/answer-scheduler.ts'
import { buildRow, smallTaxonomy } from '#modules/search/search.builders.ts'
import { SearchInput, type SearchQuery } from '#modules/search/search.contract.ts'

const NOW = new Date('2026-11-20T04:00:00Z')
const brands = smallTaxonomy.brands.map(({ code }) => code)
const leaves = smallTaxonomy.categories.map(({ path }) => path).filter((path) => path.split('/').length === 3)
const SORTS: SearchQuery['sort'][] = ['recommended', 'newest', 'price-up', 'price-down', 'discount']

test('whoever walks through all pages sees every piece once, while others come, go and change', () => {
  const rows = Array.from({ length: 500 }, (_, at) =>
    buildRow({
      brandCode: brands[at % 4]!,
      categories: [leaves[at % 6]!],
      salePriceCents: 100_00 * (1 + (at % 9)),
      arrivedAt: NOW.getTime() - (at % 40) * 86_400_000,
      stock: at % 10 === 0 ? 'out' : 'in',
      titleEn: at % 3 === 0 ? 'Leather tote bag' : 'Silk bag',
    }),
  )
  for (const sort of SORTS) {
    for (const keyword of ['', 'bag']) {
      const index = new ProductIndex()
      index.setTaxonomy(smallTaxonomy)
      index.upsert(rows)
      const query = SearchInput.parse({ sort, keyword, category: 'women' })
      const wanted = rows.filter((row) => row.categories[0]!.startsWith('women/')).map(({ spuCode }) => spuCode)
      const seen: string[] = []
      for (let page = 1; seen.length < wanted.length; page += 1) {
        const { first } = runNow(runQuery(index, query, page * 48, NOW))
        const shown = [...first.subarray((page - 1) * 48)].map((slot) => index.row(slot)!.spuCode)
        expect(shown).not.toEqual([])
        seen.push(...shown)
        const others = rows.filter((row) => row.categories[0]!.startsWith('men/'))
        index.upsert([
          { ...others[page]!, salePriceCents: 1_00 * page, stock: 'last', listed: page % 2 === 0 },
          buildRow({ categories: ['men/shoes/sneakers'], salePriceCents: 300_00 }),
        ])
      }
      expect(new Set(seen)).toEqual(new Set(wanted))
      expect(seen).toHaveLength(wanted.length)
    }
  }
})
