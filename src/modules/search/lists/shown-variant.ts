import { sizeKey } from '#language/product/size-label.ts'
import type { Cents } from '#platform/money.ts'
import { percentOff } from '#platform/money.ts'
import type { ProductRow, RowVariants } from '#modules/search/product-row.ts'
import type { MeantColours } from '#modules/search/query/meant-colours.ts'
import type { SearchQuery } from '#modules/search/search.contract.ts'
import { colourToken } from '#modules/search/words/product-tokens.ts'

/** What a card shows of its product: one colour, by its place among the colours, with its price and its sizes. */
export type Shown = { colour: number; sizes: string[]; listPriceCents: Cents; salePriceCents: Cents }

export type Choices = Pick<SearchQuery, 'colour' | 'size' | 'merchantKind' | 'minPrice' | 'maxPrice' | 'sale' | 'discount'>
/** The code of a colour that is to be shown, and what the list asks for besides. */
export type AskedColour = { colour: string; choices?: Choices }
/** What a list asks of a variant, and the colours that its words mean. */
export type AskedVariant = { choices: Choices; meant: MeantColours }

/** The variants of a product; where they differ in nothing else, one for each colour. */
const variantsOf = (row: ProductRow): RowVariants[] =>
  row.variants.length > 0 ? row.variants : row.colours.map((_, colour) => ({ ...row, colour }))

/** Without a question: the cheapest, with the sizes of all colours. */
export function shownOf(row: ProductRow, asked?: AskedVariant): Shown {
  const variants = variantsOf(row)
  const passing = asked ? variants.filter((variant) => hasAll(row, variant, asked.choices)) : []
  const worthOf = ({ colour }: RowVariants): number => asked?.meant.get(colourToken(row.colours[colour]!)) ?? 0
  const best = bestOf(passing.length > 0 ? passing : variants, worthOf)
  if (!best) return { ...row, colour: 0 }
  return asked ? ownShown(variants, best) : { ...best, sizes: row.sizes }
}

/** In one colour, by its place among the colours: its cheapest variant that has all that is chosen, and its own sizes. */
export function shownIn(row: ProductRow, colour: number, choices?: Choices): Shown {
  const own = ofColour(variantsOf(row), colour)
  const passing = choices ? own.filter((variant) => hasAll(row, variant, { ...choices, colour: [] })) : []
  const best = bestOf(passing.length > 0 ? passing : own)
  return best ? ownShown(own, best) : { ...row, colour, sizes: [] }
}

const bestOf = (variants: readonly RowVariants[], worthOf: (one: RowVariants) => number = () => 0): RowVariants | undefined =>
  variants.toSorted(
    (one, other) =>
      worthOf(other) - worthOf(one) || one.salePriceCents - other.salePriceCents || other.listPriceCents - one.listPriceCents,
  )[0]

const ownShown = (variants: readonly RowVariants[], { colour, listPriceCents, salePriceCents }: RowVariants): Shown => ({
  ...{ colour, listPriceCents, salePriceCents },
  sizes: [...new Set(ofColour(variants, colour).flatMap(({ sizes }) => sizes))],
})

const ofColour = (variants: readonly RowVariants[], wanted: number): RowVariants[] =>
  variants.filter(({ colour }) => colour === wanted)

function hasAll(row: ProductRow, variant: RowVariants, asked: Choices): boolean {
  const { colour, size, merchantKind, minPrice, maxPrice, sale, discount } = asked
  const { sizes, merchantKinds, listPriceCents, salePriceCents } = variant
  const leastOff = discount.length > 0 ? Math.min(...discount) : Number(sale)
  return (
    (colour.length === 0 || colour.includes(row.colours[variant.colour]!.id)) &&
    (size.length === 0 || size.some((each) => sizes.includes(sizeKey(each, '')))) &&
    (merchantKind.length === 0 || merchantKind.some((kind) => merchantKinds.includes(kind))) &&
    salePriceCents >= (minPrice ?? 0) * 100 &&
    salePriceCents <= (maxPrice ?? Infinity) * 100 &&
    percentOff(listPriceCents, salePriceCents) >= leastOff
  )
}

/** Whether cards of a list may show something else than they do by themselves. */
export const asksOfVariants = ({ choices, meant }: AskedVariant): boolean => {
  const { colour, size, merchantKind, minPrice, maxPrice, sale, discount } = choices
  const chosen = colour.length + size.length + merchantKind.length + discount.length + meant.size
  return chosen > 0 || minPrice !== undefined || maxPrice !== undefined || sale
}
