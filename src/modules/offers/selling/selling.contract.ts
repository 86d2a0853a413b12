import { z } from 'zod'
import { CommissionTerms } from '#modules/settlement/commission.contract.ts'
import { CONDITIONS, DISPATCH_DAYS_MOST, MOST_PIECES, PHOTOS, sellingStates } from './selling.rules.ts'

export const ConditionWire = z.enum(CONDITIONS)
export type Condition = z.output<typeof ConditionWire>

/** HK$ above nothing, as typed. */
const price = z
  .string()
  .trim()
  .regex(/^\d{1,7}(\.\d{1,2})?$/, 'amount')
  .refine((typed) => Number(typed) > 0, 'amount')
const wholeNumber = (least: number, most: number, problem: string) =>
  z.coerce.number(problem).int(problem).min(least, problem).max(most, problem)

export const SaveOfferInput = z.object({
  skuId: z.uuid(),
  condition: ConditionWire.default('new'),
  salesPrice: price,
  /** What it is usually sold for; empty: the same as the price, or as it was. */
  listPrice: price.or(z.literal('')).default(''),
  stock: wholeNumber(0, MOST_PIECES, 'stock-pieces'),
  /** What was there when it was typed: only the difference is booked, so that what buyers took meanwhile stays taken. */
  stockWas: z.int().min(0).optional(),
  /** The last day on which it holds, in Hong Kong; empty: until it is ended. */
  endDay: z
    .string()
    .regex(/^(\d{4}-\d{2}-\d{2})?$/, 'date')
    .default(''),
  dispatchDays: wholeNumber(1, DISPATCH_DAYS_MOST, 'dispatch-days'),
  /** Of an item that is not new, all of them in order; left out: those it has. */
  photos: z.array(z.uuid()).max(PHOTOS.most, 'too-many').optional(),
})
export type OfferTyped = z.output<typeof SaveOfferInput>
export type SaveOfferInput = z.input<typeof SaveOfferInput>
/** Each row by itself: one that is refused leaves the others. */
export const SaveOffersInput = z.object({ list: z.array(SaveOfferInput).min(1).max(1_000) })
export const EndOffersInput = z.object({ offerIds: z.array(z.uuid()).min(1).max(1_000) })

export const SavedOffersWire = z.object({
  /** Since when all that was saved is in force. */
  time: z.string(),
  saved: z.array(z.object({ skuId: z.string(), offerId: z.string(), condition: ConditionWire })),
  refused: z.array(z.object({ at: z.int(), skuId: z.string(), code: z.int(), msg: z.string(), field: z.string() })),
})
export type SavedOffersWire = z.output<typeof SavedOffersWire>
export const EndedOffersWire = z.object({ time: z.string(), ended: z.int() })

/** Prices that compete with an offer, the lowest first; whose they are is never told. */
const Rival = z.object({ salesPrice: z.string(), num: z.int() })
/** What a piece brings by the rules of this moment, when it is paid by card. */
const Terms = CommissionTerms.omit({ lateCents: true }).extend({ rule: z.string() })

const Picture = z.object({ hash: z.string(), width: z.int(), height: z.int(), alt: z.string() })
const Item = z.object({
  skuId: z.string(),
  brandName: z.string(),
  title: z.string(),
  colour: z.string(),
  size: z.string(),
  itemNumber: z.string(),
  /** Of its page, without the language. */
  path: z.string(),
  picture: Picture,
})

/** `twin`: another shop of the same owner asks less, and that one has the rank. */
const offerStandings = ['first', 'undercut', 'twin', 'out', 'resting', 'expired', 'ended'] as const
export type OfferStanding = (typeof offerStandings)[number]

/** A photograph of the very item; `hash` is where everybody finds it. */
const Photo = z.object({ uploadId: z.string(), hash: z.string(), width: z.int(), height: z.int() })
export type OfferPhoto = z.output<typeof Photo>

const OwnOfferWire = Item.extend({
  offerId: z.string(),
  condition: ConditionWire,
  photos: z.array(Photo),
  salesPrice: z.string(),
  listPrice: z.string(),
  stock: z.int(),
  endDay: z.string(),
  dispatchDays: z.int(),
  standing: z.enum(offerStandings),
  /** From 1; 0 where it competes with nothing. `ranked`: so many compete. */
  rank: z.int(),
  ranked: z.int(),
  /** The lowest price of all, and how far this one is above it. */
  best: z.string(),
  gap: z.string(),
  receives: z.string(),
  commission: z.string(),
  cardShare: z.string(),
  fees: z.string(),
  terms: Terms,
  rivals: z.array(Rival),
})
export type OwnOfferWire = z.output<typeof OwnOfferWire>

export const offerTabs = ['', 'undercut', 'first', 'ending', 'low', 'out', 'ended'] as const
export type OfferTab = (typeof offerTabs)[number]
export const OwnOffersInput = z.object({
  state: z.enum(offerTabs).default(''),
  word: z.string().trim().max(80).default(''),
  pageNum: z.coerce.number().int().min(1).max(10_000).default(1),
})
export const OwnOffersWire = z.object({
  total: z.int(),
  pageNum: z.int(),
  pageSize: z.int(),
  /** All of it is in force as it stands here. */
  time: z.string(),
  list: z.array(OwnOfferWire),
})
export type OwnOffersWire = z.output<typeof OwnOffersWire>

export const OfferCountsWire = z.object({
  counts: z.record(z.enum(offerTabs), z.int()),
  state: z.enum(sellingStates),
  /** Of its kind, in a month of Hong Kong; null where there is none. */
  limit: z.object({ most: z.int(), left: z.int() }).nullable(),
})
export type OfferCountsWire = z.output<typeof OfferCountsWire>

export const RestOffersInput = z.object({ rests: z.boolean() })

export const FindItemsInput = z.object({ word: z.string().trim().min(1).max(80) })
/** Something listed, whether it may be offered, and what it costs now. */
const FoundItem = Item.extend({
  offerId: z.string(),
  /** Why it may not; empty when it may. */
  problem: z.string(),
  listPrice: z.string(),
  best: z.string(),
  terms: Terms,
  rivals: z.array(Rival),
  /** In which other conditions it may be offered, and what competes there. */
  used: z.array(z.object({ condition: ConditionWire, rivals: z.array(Rival) })),
})
export const FoundItemsWire = z.object({ list: z.array(FoundItem) })
export type FoundItemsWire = z.output<typeof FoundItemsWire>
