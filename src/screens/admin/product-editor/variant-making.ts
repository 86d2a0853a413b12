import type { DocumentColour, DocumentVariant, ProductDocument } from '#modules/catalogue/editing/product-document.contract.ts'

/** Signs an item number may hold. */
const NOT_IN_NUMBERS = /[^\w./#+-]+/g
const MOST_OF_NUMBER = 40

/** A size more of a colour: numbered after the piece, at the price the other sizes have. */
export function newVariant(document: ProductDocument, colour: DocumentColour, size: string, sizeSystem: string): DocumentVariant {
  const taken = new Set(document.colours.flatMap(({ variants }) => variants.map(({ itemNumber }) => itemNumber)))
  const { listPrice, salesPrice } = pricedLike(document, colour)
  return { itemNumber: freeNumber(document.articleNumber, colour, size, taken), size, sizeSystem, listPrice, salesPrice }
}

/** The sizes of a colour with some more, each numbered apart; priced like the others by whoever may. */
export function withSizes(
  document: ProductDocument,
  at: number,
  { sizes, system, setsPrices }: { sizes: readonly string[]; system: string; setsPrices: boolean },
): DocumentVariant[] {
  let { colours } = document
  for (const size of sizes) {
    const colour = colours[at]
    if (!colour) return []
    const more = newVariant({ ...document, colours }, colour, size, system)
    const added = setsPrices ? more : { ...more, listPrice: '', salesPrice: '' }
    colours = colours.with(at, { ...colour, variants: colour.variants.concat(added) })
  }
  return colours[at]?.variants ?? []
}

function freeNumber(articleNumber: string, { colourId }: DocumentColour, size: string, taken: ReadonlySet<string>): string {
  if (articleNumber === '') return ''
  const wanted = [articleNumber, colourId, size].filter(Boolean).join('-').replace(NOT_IN_NUMBERS, '-').toUpperCase()
  for (let more = 1; ; more += 1) {
    const number = more === 1 ? wanted.slice(0, MOST_OF_NUMBER) : `${wanted.slice(0, MOST_OF_NUMBER - 4)}-${more}`
    if (!taken.has(number)) return number
  }
}

const pricedLike = ({ colours }: ProductDocument, colour: DocumentColour): Pick<DocumentVariant, 'listPrice' | 'salesPrice'> =>
  [...colour.variants, ...colours.flatMap(({ variants }) => variants)].find(({ listPrice }) => listPrice !== '') ?? {
    listPrice: '',
    salesPrice: '',
  }

/** Every colour and size at one price. */
export const pricedAlike = (colours: readonly DocumentColour[], listPrice: string, salesPrice: string): DocumentColour[] =>
  colours.map((colour) => ({
    ...colour,
    variants: colour.variants.map((variant) => ({ ...variant, listPrice, salesPrice })),
  }))

/** Those of the sizes that a colour does not have yet. */
export const sizesToAdd = ({ variants }: DocumentColour, sizes: readonly string[], system: string): string[] =>
  sizes.filter((size) => !variants.some((variant) => variant.size === size && variant.sizeSystem === system))
