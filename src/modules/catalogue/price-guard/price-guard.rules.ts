import { type Cents, fromWire } from '#platform/money.ts'
import type { ProductDocument } from '../editing/product-document.contract.ts'
import type { WaitingPrice } from './price-guard.contract.ts'

/** How far a price may move, in per cent of what it was, before somebody is asked again; and whether somebody else has to agree then. */
export type PriceGuard = { percent: number; secondPerson: boolean }

/** Whether a price that shoppers pay moves by more than so many per cent of what it was. */
export function isFarMove(before: ProductDocument, after: ProductDocument, percent: number): boolean {
  const was = new Map(pricesOf(before))
  return pricesOf(after).some(([itemNumber, now]) => {
    const then = was.get(itemNumber)
    return then !== undefined && Math.abs(now - then) * 100 > percent * then
  })
}

const variantsOf = ({ colours }: ProductDocument) => colours.flatMap(({ variants }) => variants)

const pricesOf = (document: ProductDocument): [string, Cents][] =>
  variantsOf(document).flatMap(({ itemNumber, salesPrice }): [string, Cents][] =>
    salesPrice === '' ? [] : [[itemNumber, fromWire(salesPrice)]],
  )

/** Every price that is another one then, of pieces that have one before and after. */
export function priceChanges(before: ProductDocument, after: ProductDocument): WaitingPrice[] {
  const was = new Map(variantsOf(before).map((variant) => [variant.itemNumber, variant]))
  return variantsOf(after).flatMap(({ itemNumber, size, listPrice, salesPrice }) => {
    const old = was.get(itemNumber)
    if (!old || old.listPrice === '' || listPrice === '') return []
    const isSame = fromWire(old.listPrice) === fromWire(listPrice) && fromWire(old.salesPrice) === fromWire(salesPrice)
    return isSame ? [] : [{ itemNumber, size, listBefore: old.listPrice, salesBefore: old.salesPrice, listPrice, salesPrice }]
  })
}

/** A document with the prices that its pieces have in another one; what is new there keeps its own. */
export function withPricesOf(document: ProductDocument, other: ProductDocument): ProductDocument {
  const prices = new Map(priceChanges(other, document).map((change) => [change.itemNumber, change]))
  return mapPrices(document, (variant) => {
    const change = prices.get(variant.itemNumber)
    return change ? { listPrice: change.listBefore, salesPrice: change.salesBefore } : undefined
  })
}

/** The prices that were asked for, where a piece still has the price they were asked for; nothing where none has. */
export function withAgreed(document: ProductDocument, asked: readonly WaitingPrice[]): ProductDocument | undefined {
  const wanted = new Map(asked.map((price) => [price.itemNumber, price]))
  let isAny = false
  const next = mapPrices(document, ({ itemNumber, listPrice, salesPrice }) => {
    const price = wanted.get(itemNumber)
    if (!price || listPrice === '') return undefined
    const isAsBefore = fromWire(listPrice) === fromWire(price.listBefore) && fromWire(salesPrice) === fromWire(price.salesBefore)
    isAny ||= isAsBefore
    return isAsBefore ? { listPrice: price.listPrice, salesPrice: price.salesPrice } : undefined
  })
  return isAny ? next : undefined
}

/** A document for whoever may not set prices: each piece has the price that it has in another one, what is new there has none. */
export function withPricesKept(document: ProductDocument, known: ProductDocument | undefined): ProductDocument {
  const prices = new Map(known ? placedPrices(known) : [])
  return mapPrices(document, (variant, colour) => {
    const [byNumber, byPlace] = namesOf(variant, colour).map((name) => prices.get(name))
    return byNumber ?? byPlace ?? { listPrice: '', salesPrice: '' }
  })
}

/** Where a document asks another price than its pieces have in an earlier one, by path, and what it asks there; empty where it asks none. */
export function pricesSet(before: ProductDocument | undefined, after: ProductDocument): { path: string; price: string }[] {
  const kept = withPricesKept(after, before)
  return after.colours.flatMap(({ variants }, colour) =>
    variants.flatMap((variant, at) => {
      const was = kept.colours[colour]?.variants[at]
      const isSame = (['listPrice', 'salesPrice'] as const).every((name) => Number(variant[name]) === Number(was?.[name]))
      return isSame ? [] : [{ path: `colours.${colour}.variants.${at}.salesPrice`, price: variant.salesPrice }]
    }),
  )
}

/** A piece is known by its number; one that has none yet, or is numbered anew, by its colour and size. */
const namesOf = ({ itemNumber, size, sizeSystem }: Variant, { colourId }: Colour): string[] => [
  `number ${itemNumber}`,
  `place ${colourId} ${sizeSystem} ${size}`,
]

const placedPrices = ({ colours }: ProductDocument) =>
  colours.flatMap((colour) =>
    colour.variants.flatMap((variant): [string, Price][] =>
      namesOf(variant, colour)
        .filter((name) => name !== 'number ')
        .map((name) => [name, { listPrice: variant.listPrice, salesPrice: variant.salesPrice }]),
    ),
  )

type Colour = ProductDocument['colours'][number]
type Variant = ReturnType<typeof variantsOf>[number]
type Price = Pick<Variant, 'listPrice' | 'salesPrice'>

const mapPrices = (
  document: ProductDocument,
  priceOf: (variant: Variant, colour: Colour) => Price | undefined,
): ProductDocument => ({
  ...document,
  colours: document.colours.map((colour) => ({
    ...colour,
    variants: colour.variants.map((variant) => ({ ...variant, ...priceOf(variant, colour) })),
  })),
})
