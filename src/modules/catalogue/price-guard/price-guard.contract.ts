import { z } from 'zod'

const WaitingPrice = z.object({
  itemNumber: z.string(),
  size: z.string(),
  listBefore: z.string(),
  salesBefore: z.string(),
  listPrice: z.string(),
  salesPrice: z.string(),
})
export type WaitingPrice = z.output<typeof WaitingPrice>

/** passed: the prices were others by the time somebody agreed. */
export const waitingStates = ['waiting', 'agreed', 'refused', 'passed'] as const

export const WaitingPricesInput = z.object({
  /** Those that wait, the oldest first; or those that were decided, the newest first. */
  decided: z.stringbool().or(z.boolean()).default(false),
  pageNum: z.coerce.number().int().min(1).max(10_000).default(1),
})
export type WaitingPricesInput = z.input<typeof WaitingPricesInput>

const WaitingChangeWire = z.object({
  changeId: z.string(),
  productId: z.string(),
  spuCode: z.string(),
  brandName: z.string(),
  productTitle: z.string(),
  prices: z.array(WaitingPrice),
  state: z.enum(waitingStates),
  askedBy: z.string(),
  askTime: z.string(),
  /** Whoever asked does not decide. */
  isOwn: z.boolean(),
  decidedBy: z.string(),
  decideTime: z.string(),
})
export type WaitingChangeWire = z.output<typeof WaitingChangeWire>

export const WaitingPricesWire = z.object({
  total: z.number(),
  pageNum: z.number(),
  pageSize: z.number(),
  list: z.array(WaitingChangeWire),
})
export type WaitingPricesWire = z.output<typeof WaitingPricesWire>

export const DecidePricesInput = z.object({ changeId: z.uuid(), agree: z.boolean() })
export type DecidePricesInput = z.output<typeof DecidePricesInput>
export const DecidedPricesWire = z.object({ state: z.enum(waitingStates) })
export type DecidedPricesWire = z.output<typeof DecidedPricesWire>
