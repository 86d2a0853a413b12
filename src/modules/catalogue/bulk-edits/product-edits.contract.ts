import { z } from 'zod'
import { PRODUCT_FLAGS } from '../product-flags.rules.ts'

const on = z.boolean()
const amount = z
  .string()
  .trim()
  .regex(/^(?!0+(\.0{1,2})?$)\d{1,8}(\.\d{1,2})?$/, 'amount')
const signed = z
  .string()
  .trim()
  .regex(/^[+-]?(?!0+(\.0{1,2})?$)\d{1,8}(\.\d{1,2})?$/, 'amount')

const ListedEdit = z.object({ kind: z.literal('listed'), on })
const PriceEdit = z
  .object({
    kind: z.literal('price'),
    /** percent, amount: on what is asked now, up or down; off-list: so many per cent below the list price. */
    way: z.enum(['percent', 'amount', 'off-list']),
    by: signed,
    /** To so many dollars; exact: to the cent. */
    round: z.enum(['exact', '1', '10', '100']),
  })
  .refine(({ way, by }) => way !== 'percent' || (Number(by) > -100 && Number(by) <= 1_000), { message: 'percent', path: ['by'] })
  .refine(({ way, by }) => way !== 'off-list' || (Number(by) > 0 && Number(by) < 100), { message: 'percent', path: ['by'] })
export type PriceEdit = z.output<typeof PriceEdit>

/** One change that can be made to many products. */
export const BulkEdit = z.discriminatedUnion('kind', [
  ListedEdit,
  z.object({ kind: z.literal('seasonal-sale'), on }),
  z.object({ kind: z.literal('points'), on }),
  z.object({ kind: z.literal('flag'), flag: z.enum(PRODUCT_FLAGS), on }),
  z.object({ kind: z.literal('category'), path: z.string().min(1, 'choose-one').max(160), on }),
  PriceEdit,
  /** What is asked is the list price again. */
  z.object({ kind: z.literal('end-sale') }),
])
export type BulkEdit = z.output<typeof BulkEdit>

/** One change made to one product where it stands in the list. */
export const SingleEdit = z.discriminatedUnion('kind', [
  ListedEdit,
  z.object({
    kind: z.literal('name'),
    language: z.enum(['en', 'zh']),
    text: z.string().trim().min(1, 'required').max(120, 'too-long'),
  }),
  z.object({ kind: z.literal('list-price'), amount }),
  z.object({ kind: z.literal('sale-price'), amount }),
])
export type SingleEdit = z.output<typeof SingleEdit>
