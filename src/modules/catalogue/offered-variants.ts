import { sizeKey } from '#language/product/size-label.ts'
import type { Cents } from '#platform/money.ts'

/** `colour`: the position of its colour; `position`: of its size among those of the product. */
export type Offer = {
  colour: number
  position: number
  size: string
  system: string
  available: number
  list: Cents
  sale: Cents
  kind: string
}
/** Variants that differ in nothing but their size; `colour` is the place among the colours of the row. */
export type OfferedVariants = {
  colour: number
  sizes: string[]
  listPriceCents: Cents
  salePriceCents: Cents
  merchantKinds: string[]
}

/** What can be had of a product, by its offers, the cheapest first; of one that is sold out what there was. */
export function offeredOf<Colour extends { position: number }>(offers: readonly Offer[], colours: readonly Colour[]) {
  const inStock = offers.filter(({ available }) => available > 0)
  const counted = inStock.length > 0 ? inStock : offers
  const [first] = counted
  const ofColour = Map.groupBy(counted, ({ colour }) => colour)
  const kept = first ? colours.filter(({ position }) => ofColour.has(position)) : colours
  const variants = kept.flatMap(({ position }, place) =>
    togetherOf(ofColour.get(position) ?? []).map((some) => ({ colour: place, ...some })),
  )
  return {
    units: unitsOf(offers),
    sizes: sizesOf(inStock),
    merchantKinds: kindsOf(counted),
    price: first && { list: Math.max(...variants.flatMap(listAt(first.sale))), sale: first.sale },
    colours: kept.map((colour) => ({ ...colour, units: unitsOf(ofColour.get(colour.position) ?? []) })),
    variants: differ(variants, kept.length) ? variants : [],
  }
}

const unitsOf = (offers: readonly Offer[]): number => offers.reduce((sum, { available }) => sum + Math.max(0, available), 0)

/** Of what costs so much. */
const listAt =
  (sale: Cents) =>
  ({ salePriceCents, listPriceCents }: OfferedVariants): Cents[] =>
    salePriceCents === sale ? [listPriceCents] : []

const sizesOf = (offers: readonly Offer[]): string[] => [
  ...new Set(offers.toSorted((one, other) => one.position - other.position).map(({ size, system }) => sizeKey(size, system))),
]
const kindsOf = (offers: readonly Offer[]): string[] => [...new Set(offers.map(({ kind }) => kind))].sort()

/** The sizes of one colour, those together that cost the same and come from the same merchants. */
function togetherOf(offers: readonly Offer[]): Omit<OfferedVariants, 'colour'>[] {
  const bySize = Map.groupBy(offers, ({ size, system }) => sizeKey(size, system))
  const each = [...bySize.values()].map((some) => {
    const { list, sale } = some[0]!
    return { list, sale, kinds: kindsOf(some), offers: some }
  })
  const groups = Map.groupBy(each, ({ list, sale, kinds }) => JSON.stringify([sale, list, kinds]))
  return [...groups.values()].map((some) => ({
    sizes: sizesOf(some.flatMap((one) => one.offers.filter(({ available }) => available > 0))),
    listPriceCents: some[0]!.list,
    salePriceCents: some[0]!.sale,
    merchantKinds: some[0]!.kinds,
  }))
}

/** Whether they differ in more than what every colour has alike. */
function differ(variants: readonly OfferedVariants[], colours: number): boolean {
  const shared = new Set(variants.map(({ colour: _, ...more }) => JSON.stringify(more)))
  return shared.size > 1 || variants.length !== colours
}
