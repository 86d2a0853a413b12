import { percentOff } from '#platform/money.ts'
import type { Json } from '#platform/opensearch.server.ts'
import { withAncestors } from '#modules/search/index/product-columns.ts'
import { recommendedKey } from '#modules/search/index/recommended-key.ts'
import { colourToken, tokensOf } from '#modules/search/words/product-tokens.ts'
import type { ProductRow, RowVariants } from '../product-row.ts'
import { codeKey, partsOfCode } from './cluster-codes.ts'

/** The digits of an id that its sign is made of. */
const SIGN_DIGITS = 7
const signOf = (productId: string): number => Number.parseInt(productId.slice(-SIGN_DIGITS), 16)

const off = ({ listPriceCents, salePriceCents }: RowVariants | ProductRow): number => percentOff(listPriceCents, salePriceCents)

/** A product as it stands in the index. */
export function documentOf(row: ProductRow): Json {
  const { variants, gender } = row
  return {
    row,
    id: row.productId,
    sign: signOf(row.productId),
    mixed: variants.length > 0,
    tokens: tokensOf(row),
    codeParts: [row.spuCode, row.articleNumber].flatMap(partsOfCode),
    spu: row.spuCode,
    article: codeKey(row.articleNumber),
    brand: row.brandCode,
    kind: row.categories[0] ?? '',
    women: gender !== 'men',
    men: gender !== 'women',
    seasonal: row.seasonalSale,
    soldOut: row.stock === 'out',
    categories: [...withAncestors(row.categories)],
    colours: row.colours.map(({ id }) => id),
    materials: row.materials,
    answers: row.answers,
    flags: row.flags,
    ...shownIn(row),
    arrived: row.arrivedAt,
    recommended: recommendedKey(row),
    mostOff: Math.max(off(row), ...variants.map(off)),
    dearest: Math.max(row.salePriceCents, ...variants.map(({ salePriceCents }) => salePriceCents)),
    variants: variantsOf(row),
  }
}

const shownIn = (of: RowVariants | ProductRow): Json => ({
  sizes: of.sizes,
  merchants: of.merchantKinds,
  price: of.salePriceCents,
  off: off(of),
})

/** Where variants differ in nothing, one stands for all. */
function variantsOf(row: ProductRow): Json[] {
  const ofShades = row.colours.map(colourToken)
  if (row.variants.length === 0)
    return [{ colours: row.colours.map(({ id }) => id), shades: ofShades, ofShades, ...shownIn(row) }]
  return row.variants.map((some) => {
    const colour = row.colours[some.colour]!
    return { colours: [colour.id], shades: [colourToken(colour)], ofShades, ...shownIn(some) }
  })
}
