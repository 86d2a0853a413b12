import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyDocument, ProductDocument } from '../editing/product-document.contract.ts'
import { applyStated } from './apply-parsed.ts'
import { plainCell } from './reading/cell-values.rules.ts'
import { asImportRows } from './import-store.ts'
import type { Meaning } from './meaning.rules.ts'
import { guessColumns } from './reading/column-aliases.rules.ts'
import { ownColumns, ownRows } from './own-table.rules.ts'
import { rowKeys } from './reading/row-keys.rules.ts'
import { parseProduct } from './reading/parsed-product.rules.ts'

const reference = [
  { id: 'black', en: 'Black', zh: '黑色', hex: '#000000' },
  { id: 'red', en: 'Red', zh: '紅色', hex: '#ff0000' },
]
const unit = { en: 'cm', zh: '厘米' }
const attributes = (['choice', 'number', 'text', 'yes-no'] as const).map((answer) => ({
  ...{ id: `of-${answer}`, name: { en: answer, zh: answer }, answer, unit, categories: [], retired: false },
  choices: [{ id: 'zip', name: { en: 'Zip', zh: '拉鏈' }, retired: false }],
  ...{ required: false, shown: true, searched: true, filtered: true, bands: [] },
}))
const everything: Meaning = {
  brand: (word) => word,
  category: (word) => ({ path: word, sizeTable: '', precious: false }),
  colour: (word) => reference.find(({ id }) => id === word),
  material: (id) => id,
  sizeTable: (id) => id,
  attributes,
  hasSizes: true,
  picture: (source) => ({ hash: /[0-9a-f]{32}/.exec(source)?.[0] ?? '', width: 3, height: 4 }),
}

const words = fc
  .string({ minLength: 1, maxLength: 12, unit: fc.constantFrom('a', 'B', '大', '衣', '=', '|', '\\', ',', '"', "'", ' ', '-') })
  .map((text) => text.trim() || 'x')
const bothWords = fc.record({ en: words, zh: words })
const price = fc.integer({ min: 1, max: 9_999_999 })
const variant = fc.record({ size: words, sizeSystem: fc.constantFrom('', 'IT'), prices: fc.option(fc.tuple(price, price)) })
const colour = fc.record({
  id: fc.constantFrom('black', 'red'),
  name: bothWords,
  pictures: fc.integer({ min: 0, max: 2 }),
  variants: fc.array(variant, { maxLength: 3 }),
})
const product = fc.record({
  name: bothWords,
  description: bothWords,
  highlights: fc.array(bothWords, { maxLength: 3 }),
  composition: fc.array(
    fc.record({ part: bothWords, materialId: fc.constant('wool'), percent: fc.integer({ min: 1, max: 100 }) }),
    {
      maxLength: 2,
    },
  ),
  measurements: fc.array(fc.record({ label: bothWords, value: bothWords }), { maxLength: 2 }),
  attributes: fc.record(
    {
      'of-choice': fc.constant('zip'),
      'of-number': fc.integer({ min: -50, max: 5_000 }).map((tenths) => tenths / 10),
      'of-text': bothWords,
      'of-yes-no': fc.boolean(),
    },
    { requiredKeys: [] },
  ),
  seasonalSale: fc.boolean(),
  sellers: fc.constantFrom('everyone' as const, 'stores' as const, 'brand' as const),
  releaseTime: fc.constantFrom('', '2027-03-01T02:30:00.000Z'),
  pointsAllowed: fc.boolean(),
  mostPerOrder: fc.nat(99),
  related: fc.subarray(['PR2', 'PR-3.b']),
  metaTitle: bothWords,
  searchWords: bothWords,
  colours: fc.uniqueArray(colour, { maxLength: 3, selector: ({ name }) => name.en }),
})
type Parts = typeof product extends fc.Arbitrary<infer Each> ? Each : never

function documentOf({ colours, ...rest }: Parts): ProductDocument {
  let serial = 0
  const cents = (amount: number): string => (amount / 100).toFixed(2)
  return ProductDocument.parse({
    ...emptyDocument('PR1'),
    articleNumber: 'A1',
    brandCode: 'aurelie',
    gender: 'men',
    categories: ['men/bags', 'men'],
    ...rest,
    colours: colours.map(({ id, name, pictures, variants }, at) => ({
      colourId: id,
      name,
      hex: '#123456',
      pictures: Array.from({ length: pictures }, (_, place) => ({
        hash: `${at}${place}`.padEnd(32, 'f'),
        width: 3,
        height: 4,
        alt: name,
        ...(place === 0 ? {} : { focus: { x: 40, y: 100 } }),
      })),
      variants: variants.map(({ prices, ...one }) => {
        serial += 1
        const [sale = 0, list = 0] = prices?.toSorted((left, right) => left - right) ?? []
        return {
          ...one,
          itemNumber: `A1-${serial}`,
          listPrice: prices ? cents(list) : '',
          salesPrice: prices ? cents(sale) : '',
        }
      }),
    })),
  })
}

test('a product that goes out as rows and comes in again is the same, in this shop and in an empty one', () => {
  fc.assert(
    fc.property(product, (parts) => {
      const document = documentOf(parts)
      const rows = ownRows(
        { document, brandName: 'A', available: new Map() },
        ownColumns(attributes),
        (hash) => `https://shop.example/media/${hash}/share.jpg`,
      )
      const read = asImportRows(
        guessColumns('praya', ownColumns(attributes), [], attributes),
        rows.map((cells, at) => ({ row: at + 2, cells: cells.map(plainCell) })),
      )
      expect(new Set(rowKeys('praya', read, undefined)).size).toBe(1)
      const stated = parseProduct('praya', read)
      expect(stated.problems).toEqual([])
      expect(applyStated('praya', stated, undefined, everything)).toEqual(document)
      expect(applyStated('praya', stated, document, everything)).toEqual(document)
    }),
  )
})
