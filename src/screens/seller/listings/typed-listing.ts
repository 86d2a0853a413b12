import type { ProposalContent, ProposedPicture } from '#modules/proposals/proposals.contract.ts'
import { USUAL_DISPATCH_DAYS } from '#modules/offers/selling/selling.rules.ts'

export type TypedSize = { itemNumber: string; size: string; price: string; stock: string }
export type TypedColour = { colourId: string; pictures: ProposedPicture[]; variants: TypedSize[] }
/** A proposal as it is typed. `sizeSystem`: the scale of all its sizes. */
export type TypedListing = Omit<ProposalContent, 'colours' | 'dispatchDays'> & {
  dispatchDays: string
  sizeSystem: string
  colours: TypedColour[]
}

/** Sizes as they are written, of no scale. */
export const NO_SCALE = 'none'

export const newSize = (): TypedSize => ({ itemNumber: '', size: '', price: '', stock: '' })
export const newColour = (): TypedColour => ({ colourId: '', pictures: [], variants: [newSize()] })

export const newListing = (): TypedListing => ({
  name: { en: '', zh: '' },
  description: { en: '', zh: '' },
  articleNumber: '',
  brandCode: '',
  gender: 'women',
  category: '',
  dispatchDays: String(USUAL_DISPATCH_DAYS),
  sizeSystem: NO_SCALE,
  colours: [newColour()],
})

export const listingAsTyped = ({ dispatchDays, colours, ...content }: ProposalContent): TypedListing => ({
  ...content,
  dispatchDays: String(dispatchDays),
  sizeSystem: colours[0]?.variants[0]?.sizeSystem ?? NO_SCALE,
  colours: colours.map(({ variants, ...colour }) => ({
    ...colour,
    variants: variants.map(({ itemNumber, size, price, stock }) => ({
      ...{ itemNumber, size, stock: String(stock) },
      price: price.replace(/\.00$/, ''),
    })),
  })),
})
