import fc from 'fast-check'
import type { ProductRow } from './product-row.ts'
import { buildRow, rowColour, smallTaxonomy, withVariants } from './search.builders.ts'
import { PRODUCT_FLAGS, SearchInput, type SearchQuery } from './search.contract.ts'

const DAY = 86_400_000
const brands = smallTaxonomy.brands.map(({ code }) => code)
const paths = smallTaxonomy.categories.map(({ path }) => path)
const leaves = paths.filter((path) => path.split('/').length === 3)
const sizes = ['INT@@@XS', 'INT@@@S', 'INT@@@M', 'IT@@@38', 'EU@@@39.5', 'none@@@One size']
const materials = ['calfskin', 'silk', 'cashmere', 'gold']
const answersTo = (smallTaxonomy.attributes ?? []).map(({ answers }) => answers.map(({ value }) => value))
const answers = answersTo.flat()
const merchantKinds = ['brand', 'company', 'global-buyer'] as const
const english = [
  'leather',
  'silk',
  'pleated',
  'quilted',
  'tote',
  'dress',
  'sneakers',
  'scarf',
  'midi',
  'clutch',
  'wallet',
  'satin',
]
const chinese = ['皮革', '真絲', '百褶', '托特包', '連身裙', '運動鞋', '頸巾', '手袋', '項鏈', '銀包', '緞面', '長款']
const typed = [
  'silk dress',
  'tote',
  'red clutch',
  'sneakrs',
  'ardent vale',
  'lea',
  'wallets',
  '手袋',
  '紅色 手袋',
  '連身裙',
  '连衣裙',
  '真絲',
  '項鍊',
  '裙',
  'silk 頸巾',
  'black leather',
  'qqqq',
  '長',
  'ART-77',
  '0077',
  'PR500',
  'silk qqqq tote',
  'purple clutch',
  '飛機 手袋',
]

/** At most one to each attribute, in their order. */
export const someAnswers = fc
  .tuple(...answersTo.map((values) => fc.constantFrom(undefined, ...values)))
  .map((all) => all.filter((answer) => answer !== undefined))

/** Of every second product none differ. */
const variants = fc.oneof(
  fc.constant([]),
  fc.array(
    fc.record({
      colour: fc.nat(2),
      sizes: fc.uniqueArray(fc.constantFrom(...sizes), { minLength: 1, maxLength: 3 }),
      merchantKinds: fc.uniqueArray(fc.constantFrom(...merchantKinds), { minLength: 1, maxLength: 2 }),
      listPriceCents: fc.integer({ min: 100, max: 160 }).map((dollars) => dollars * 100),
      salePriceCents: fc.integer({ min: 60, max: 100 }).map((dollars) => dollars * 100),
    }),
    { minLength: 1, maxLength: 4 },
  ),
)

const row = (now: Date) =>
  fc.record({
    brandCode: fc.constantFrom(...brands),
    gender: fc.constantFrom('women' as const, 'men' as const, 'unisex' as const),
    categories: fc.uniqueArray(fc.constantFrom(...leaves), { minLength: 1, maxLength: 2 }),
    colours: fc.uniqueArray(fc.constantFrom(...smallTaxonomy.colours.map(rowColour)), {
      minLength: 1,
      maxLength: 3,
      selector: ({ id }) => id,
    }),
    sizes: fc.uniqueArray(fc.constantFrom(...sizes), { maxLength: 4 }),
    materials: fc.uniqueArray(fc.constantFrom(...materials), { maxLength: 2 }),
    answers: someAnswers,
    merchantKinds: fc.uniqueArray(fc.constantFrom(...merchantKinds), { minLength: 1, maxLength: 2 }),
    titleEn: fc.uniqueArray(fc.constantFrom(...english), { minLength: 2, maxLength: 4 }).map((words) => words.join(' ')),
    titleZh: fc.uniqueArray(fc.constantFrom(...chinese), { minLength: 2, maxLength: 3 }).map((words) => words.join('')),
    listPriceCents: fc.integer({ min: 100, max: 160 }).map((dollars) => dollars * 100),
    salePriceCents: fc.integer({ min: 60, max: 100 }).map((dollars) => dollars * 100),
    stock: fc.constantFrom('in' as const, 'low' as const, 'last' as const, 'out' as const),
    arrivedAt: fc.integer({ min: 0, max: 100 }).map((days) => now.getTime() - days * DAY),
    popularity: fc.integer({ min: 0, max: 10 }).map((tenths) => tenths / 10),
    seasonalSale: fc.boolean(),
    flags: fc.subarray([...PRODUCT_FLAGS]),
    listed: fc.integer({ min: 0, max: 9 }).map((throwOf) => throwOf > 0),
    variants,
  })

const some = (values: readonly string[]) => fc.subarray([...values], { maxLength: 2 })
const rarely = <T>(values: fc.Arbitrary<T>, usual: T) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: values })
const query = fc
  .record({
    keyword: rarely(fc.constantFrom(...typed), ''),
    category: rarely(
      fc.oneof(
        fc.constantFrom(...paths),
        fc.subarray(paths, { minLength: 2, maxLength: 3 }).map((several) => several.join('###')),
      ),
      '',
    ),
    brandCode: rarely(fc.constantFrom(...brands), ''),
    brand: rarely(some(brands), []),
    colour: rarely(some(smallTaxonomy.colours.map(({ id }) => id)), []),
    size: rarely(some(sizes), []),
    type: rarely(some(leaves), []),
    material: rarely(some(materials), []),
    attribute: rarely(some(answers), []),
    merchantKind: rarely(fc.subarray([...merchantKinds], { maxLength: 2 }), []),
    gender: rarely(fc.subarray(['women' as const, 'men' as const]), []),
    minPrice: fc.option(fc.integer({ min: 60, max: 80 }), { nil: undefined, freq: 1 }),
    maxPrice: fc.option(fc.integer({ min: 75, max: 100 }), { nil: undefined, freq: 1 }),
    sale: fc.boolean(),
    discount: rarely(fc.subarray([10, 30, 50] as const), []),
    inStock: rarely(fc.boolean(), false),
    isNew: rarely(fc.boolean(), false),
    flag: rarely(fc.subarray([...PRODUCT_FLAGS]), []),
    isRecommend: rarely(fc.boolean(), false),
    searchOrderType: rarely(fc.integer({ min: 0, max: 3 }), 0),
    sexType: fc.option(fc.constantFrom(1, 2), { nil: undefined, freq: 1 }),
    sort: fc.constantFrom(
      'recommended' as const,
      'newest' as const,
      'price-up' as const,
      'price-down' as const,
      'discount' as const,
    ),
    pageNum: rarely(fc.constantFrom(2, 3), 1),
  })
  .map((asked): SearchQuery => SearchInput.parse(asked))

/** The same every time for the same seed. */
export const randomRows = (count: number, seed: number, now: Date): ProductRow[] =>
  fc.sample(row(now), { numRuns: count, seed }).map(({ variants, ...wanted }) => withVariants(buildRow(wanted), variants))
export const randomQueries = (count: number, seed: number): SearchQuery[] => fc.sample(query, { numRuns: count, seed })
