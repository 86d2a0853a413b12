import type { ColourWire, VariantWire } from '#modules/catalogue/catalogue.contract.ts'
import { type Cents, fromWire, percentOff, toWire } from '#platform/money.ts'
import type { ProductData } from './product-data.ts'

export type ShownPrice = { listCents: Cents; saleCents: Cents; percent: number }

/** The colour the address names; otherwise the first that can still be bought. */
export function chosenColour(colours: ColourWire[], search: string): ColourWire | undefined {
  const named = new URLSearchParams(search).get('colour')
  return (
    colours.find((colour) => colour.colourId === named) ??
    colours.find((colour) => colour.variants.some((variant) => variant.stock !== 'out')) ??
    colours[0]
  )
}

export function variantPrice(variant: VariantWire | undefined): ShownPrice | undefined {
  const best = variant?.offers[0]
  if (!best) return undefined
  const listCents = fromWire(best.listPrice)
  const saleCents = fromWire(best.salesPrice)
  return { listCents, saleCents, percent: percentOff(listCents, saleCents) }
}

export function lowestPrice(colour: ColourWire | undefined): ShownPrice | undefined {
  const prices = (colour?.variants ?? []).map(variantPrice).filter((price) => price !== undefined)
  return prices.sort((a, b) => a.saleCents - b.saleCents)[0]
}

/** Sizes in another scale: which column the sizes stand in, and what stands beside them. */
export type SizeScales = { names: string[]; from: number; convert: (size: string, to: number) => string }

export function sizeScales(table: string[][], variants: VariantWire[]): SizeScales | undefined {
  const [head = [], ...rows] = table
  const sizes = variants.map((variant) => variant.size)
  const holds = (column: number) => sizes.every((size) => rows.some((row) => row[column] === size))
  const system = variants[0]?.sizeSystem ?? ''
  const named = head.findIndex((name, column) => name === system && holds(column))
  const from = named >= 0 ? named : head.findIndex((_, column) => holds(column))
  if (from < 0 || head.length < 2) return undefined
  return { names: head, from, convert: (size, to) => rows.find((row) => row[from] === size)?.[to] || size }
}

/** A measurement is no size to choose by. */
export const isScale = (name: string): boolean => !/[(（]|^cm$|厘米/.test(name)

export function productJson(product: ProductData) {
  const price = product.colours.map(lowestPrice).find((found) => found !== undefined)
  const picture = product.colours[0]?.pictures[0]
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.productTitle,
    brand: { '@type': 'Brand', name: product.brandName },
    sku: product.spuCode,
    description: product.description,
    ...(picture ? { image: `/media/${picture.hash}/960.webp` } : {}),
    ...(price
      ? {
          offers: {
            '@type': 'Offer',
            priceCurrency: 'HKD',
            price: toWire(price.saleCents),
            availability: 'https://schema.org/InStock',
          },
        }
      : {}),
  }
}
