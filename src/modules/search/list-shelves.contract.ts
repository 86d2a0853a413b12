import { z } from 'zod'
import { PRODUCT_FLAGS } from '#modules/catalogue/product-flags.rules.ts'
import { shelfLimits } from './shelf-limits.rules.ts'

export const PieceCode = z.string().trim().min(1, 'required').max(80, 'too-long')
const names = z.array(z.string().trim().min(1, 'required').max(120, 'too-long')).max(shelfLimits.names, 'too-many')
const flags = z.array(z.enum(PRODUCT_FLAGS)).max(PRODUCT_FLAGS.length)
const dollars = z.number().int('amount').min(0, 'amount').max(100_000_000, 'amount').nullable()

/** Which pieces belong together: everything that is asked holds, and of several brands or categories one. Amounts in whole dollars. */
export const PieceRule = z
  .object({
    brands: names,
    categories: names,
    flags,
    minPrice: dollars,
    maxPrice: dollars,
    /** Less is asked than the list price. */
    sale: z.boolean(),
    /** Arrived lately, whenever that is. */
    isNew: z.boolean(),
    inStock: z.boolean(),
    /** Arrived on this day or later; empty asks for nothing. */
    since: z.union([z.literal(''), z.iso.date('day')]),
    /** What is searched for. */
    word: z.string().trim().max(80, 'too-long'),
  })
  .refine(({ minPrice, maxPrice }) => minPrice === null || maxPrice === null || minPrice <= maxPrice, {
    message: 'amount',
    path: ['maxPrice'],
  })
export type PieceRule = z.output<typeof PieceRule>

export const asksNothing = (rule: PieceRule): boolean =>
  rule.brands.length + rule.categories.length + rule.flags.length === 0 &&
  rule.minPrice === null &&
  rule.maxPrice === null &&
  !rule.sale &&
  !rule.isNew &&
  !rule.inStock &&
  rule.since === '' &&
  rule.word === ''

/** Whatever is any of this. */
export const OrderRule = z.object({
  codes: z.array(PieceCode).max(shelfLimits.pieces, 'too-many'),
  brands: names,
  flags,
  isNew: z.boolean(),
  sale: z.boolean(),
  soldOut: z.boolean(),
})
export type OrderRule = z.output<typeof OrderRule>

/** How a list stands in its own order: first these pieces, then what is lifted, then all others, last what is buried. */
export type ListOrder = { pins: readonly string[]; lift: OrderRule; bury: OrderRule }

/** What a list is before anything is chosen in it: pieces by hand in their order, or by rule. */
export type ListScope = { codes: readonly string[] } | { rule: PieceRule }
