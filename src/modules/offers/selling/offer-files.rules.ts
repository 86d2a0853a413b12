import type { OfferProblem } from './selling.rules.ts'

/** The columns of a merchant's own file, in their order. Those of `words` only tell people which item a row is about. */
export const offerFields = [
  'offer_id',
  'item_number',
  'barcode',
  'brand',
  'item',
  'colour',
  'size',
  'condition',
  'price',
  'list_price',
  'stock',
  'stock_when_exported',
  'last_day',
  'dispatch_days',
  'state',
] as const
export type OfferField = (typeof offerFields)[number]
export const isOfferField = (name: string): name is OfferField => offerFields.some((field) => field === name)

export const changedFields = ['price', 'list_price', 'stock', 'last_day', 'dispatch_days', 'state'] as const
export type ChangedField = (typeof changedFields)[number]

export const rowOutcomes = ['new', 'changed', 'same', 'refused'] as const
export type RowOutcome = (typeof rowOutcomes)[number]
export const offerFileStates = ['checked', 'running', 'done'] as const

/** What is wrong with a row, beside what a merchant may not offer. */
export const offerRowProblems = [
  'no-offer',
  'not-found',
  'item-differs',
  'twice',
  'condition',
  'amount',
  'unsure',
  'currency',
  'rounded',
  'count',
  'date',
  'unsure-day',
  'day-past',
  'days',
  'list-below-price',
  'state',
  'needs-price',
  'needs-stock',
  'ended',
  'nothing-to-end',
  'closed',
  'moved-on',
] as const
export type OfferRowProblem = (typeof offerRowProblems)[number]

/** `field`: empty where the whole row is meant. */
export type RowProblem = { field: OfferField | ''; problem: OfferRowProblem | OfferProblem }
export type RowChange = { field: ChangedField; before: string; after: string }

/** More offers than one merchant has; a longer file is divided. */
export const MOST_OFFER_ROWS = 20_000
