import type { ColourWire, VariantWire } from '#modules/catalogue/catalogue.contract.ts'
import { type Cents, fromWire, percentOff } from '#platform/money.ts'

/** How wide the first picture is, before its part of the page has come. */
export const GALLERY_SIZES = '(min-width: 1024px) 30vw, (min-width: 768px) 55vw, 100vw'

export type ShownPrice = { listCents: Cents; saleCents: Cents; percent: number }

const canBeHad = ({ variants }: ColourWire): boolean => variants.some(({ stock }) => stock !== 'out')

/** The colour the address names, rather in the shade of it that can be had; otherwise the first that can still be bought. */
export function chosenColour(colours: ColourWire[], search: string): ColourWire | undefined {
  const named = new URLSearchParams(search).get('colour')
  const meant = colours.filter(({ colourId }) => colourId === named)
  return meant.find(canBeHad) ?? meant[0] ?? colours.find(canBeHad) ?? colours[0]
}

/** What a variant costs, or cost before it was sold out. */
export function variantPrice(variant: VariantWire | undefined): ShownPrice | undefined {
  if (!variant?.salesPrice) return undefined
  const listCents = fromWire(variant.listPrice)
  const saleCents = fromWire(variant.salesPrice)
  return { listCents, saleCents, percent: percentOff(listCents, saleCents) }
}

/** The cheapest variant in stock; when all are sold out, the cheapest of all. */
export function cheapestVariant(colour: ColourWire | undefined): VariantWire | undefined {
  const cents = (variant: VariantWire): number => variantPrice(variant)?.saleCents ?? Number.POSITIVE_INFINITY
  const variants = colour?.variants ?? []
  const left = variants.filter((variant) => variant.stock !== 'out')
  return (left.length > 0 ? left : variants).toSorted((a, b) => cents(a) - cents(b))[0]
}
