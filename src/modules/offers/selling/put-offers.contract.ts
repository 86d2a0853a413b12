import { z } from 'zod'
import { rowOutcomes } from './offer-files.rules.ts'
import { ConditionWire } from './selling.contract.ts'
import { DISPATCH_DAYS_MOST, MOST_PIECES } from './selling.rules.ts'

/** So many in one call. */
const MOST_PUT_OFFERS = 1_000

const price = z
  .string()
  .trim()
  .regex(/^(?!0+(\.0{1,2})?$)\d{1,7}(\.\d{1,2})?$/, 'amount')
const pieces = z.number('stock-pieces').int('stock-pieces').min(0, 'stock-pieces').max(MOST_PIECES, 'stock-pieces')

/** An offer as it is to be. What is not said stays as it is; a new one needs its price and its quantity. */
const PutOffer = z
  .object({
    /** One of the two says which offer it is. */
    offerId: z.uuid().optional(),
    itemNumber: z.string().trim().min(1, 'required').max(40, 'too-long').optional(),
    condition: ConditionWire.optional(),
    price: price.optional(),
    /** What was asked when this was decided: any other price in between refuses the row. */
    priceWas: price.optional(),
    listPrice: price.optional(),
    quantity: pieces.optional(),
    /** What there was when this was decided: the difference is booked, so that what buyers took meanwhile stays taken. */
    quantityWas: pieces.optional(),
    dispatchDays: z.int('dispatch-days').min(1, 'dispatch-days').max(DISPATCH_DAYS_MOST, 'dispatch-days').optional(),
    /** The last day on which it holds, in Hong Kong; empty: until it is ended. */
    lastDay: z.iso.date('date').or(z.literal('')).optional(),
    state: z.enum(['live', 'ended']).optional(),
  })
  .refine(({ offerId, itemNumber }) => offerId !== undefined || itemNumber !== undefined, {
    path: ['itemNumber'],
    error: 'required',
  })
export type PutOffer = z.output<typeof PutOffer>

export const PutOffersInput = z.object({ offers: z.array(PutOffer).min(1, 'required').max(MOST_PUT_OFFERS, 'too-many') }).meta({
  examples: [
    {
      offers: [
        { itemNumber: 'WC-100-38', price: '8900.00', quantity: 3, quantityWas: 4 },
        { itemNumber: 'WC-100-40', state: 'ended' },
      ],
    },
  ],
})
export type PutOffersInput = z.input<typeof PutOffersInput>

/** One answer for each, in the order of what was sent. What is as it was says `same`. */
export const PutOffersWire = z.object({
  /** Since when all of it is in force. */
  time: z.string(),
  rows: z.array(
    z.object({
      outcome: z.enum(rowOutcomes),
      offerId: z.string(),
      problems: z.array(z.object({ field: z.string(), problem: z.string(), msg: z.string() })),
    }),
  ),
})
export type PutOffersWire = z.output<typeof PutOffersWire>
