import { z } from 'zod'
import { fromWire } from '#platform/money.ts'
import { saleStates } from './scheduled-prices.rules.ts'
import { fromHongKong } from '#platform/text/hong-kong-minute.ts'

/** A minute of Hong Kong's time, as a field has it. */
const Minute = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'minute')
  .refine((typed) => !Number.isNaN(fromHongKong(typed).getTime()), 'minute')

/** Whom a sale is for; what is empty asks for nothing, and with nothing asked it is for the whole shop. */
const scope = {
  brandCode: z.string().trim().max(80).default(''),
  category: z.string().trim().max(200).default(''),
  /** Code, article number or item number. */
  product: z.string().trim().max(80).default(''),
  /** The pieces it holds when the sale is set. */
  collection: z.string().trim().max(60).default(''),
}
export const SetSaleInput = z
  .object({
    ...scope,
    name: z.string().trim().min(1, 'required').max(80, 'too-long'),
    /** One of the two. */
    percent: z
      .string()
      .trim()
      .regex(/^(|[1-9]\d?)$/, 'percent')
      .refine((typed) => Number(typed) <= 95, 'percent'),
    price: z
      .string()
      .trim()
      .regex(/^(|\d{1,9}(\.\d{1,2})?)$/, { error: 'amount', abort: true })
      .refine((typed) => typed === '' || fromWire(typed) > 0, 'amount'),
    from: Minute,
    until: Minute,
  })
  .refine(({ percent, price }) => (percent === '') !== (price === ''), { message: 'percent-or-price', path: ['percent'] })
  .refine(({ from, until }) => fromHongKong(from) < fromHongKong(until), { message: 'until-after', path: ['until'] })
export type SetSaleInput = z.input<typeof SetSaleInput>
export type SaleWanted = z.output<typeof SetSaleInput>

/** lowered: so many prices go down; unchanged: so many already cost no more; clashing: other sales hold so many then. */
export const SalePreviewWire = z.object({
  lowered: z.number(),
  unchanged: z.number(),
  clashing: z.number(),
  clashName: z.string(),
  examples: z.array(
    z.object({ itemNumber: z.string(), title: z.string(), listPrice: z.string(), usual: z.string(), price: z.string() }),
  ),
})
export type SalePreviewWire = z.output<typeof SalePreviewWire>

export const SaleIdInput = z.object({ saleId: z.uuid() })
export type SaleIdInput = z.output<typeof SaleIdInput>

const SaleWire = z.object({
  saleId: z.string(),
  name: z.string(),
  state: z.enum(saleStates),
  brandName: z.string(),
  category: z.string(),
  productTitle: z.string(),
  collection: z.string(),
  /** One of the two; 0 and empty otherwise. */
  percent: z.number(),
  price: z.string(),
  from: z.string(),
  until: z.string(),
  prices: z.number(),
  createdBy: z.string(),
  endedBy: z.string(),
})
export type SaleWire = z.output<typeof SaleWire>

export const SalesInput = z.object({
  state: z.union([z.enum(saleStates), z.literal('')]).default(''),
  pageNum: z.coerce.number().int().min(1).max(1_000).default(1),
})
export type SalesInput = z.input<typeof SalesInput>
export const SalesWire = z.object({
  total: z.number(),
  pageNum: z.number(),
  pageSize: z.number(),
  list: z.array(SaleWire),
})
export type SalesWire = z.output<typeof SalesWire>

export const SaleDetailInput = SaleIdInput.extend({ pageNum: z.coerce.number().int().min(1).max(1_000).default(1) })
export type SaleDetailInput = z.input<typeof SaleDetailInput>
export const SaleDetailWire = z.object({
  sale: SaleWire,
  total: z.number(),
  pageNum: z.number(),
  pageSize: z.number(),
  list: z.array(
    z.object({
      itemNumber: z.string(),
      productTitle: z.string(),
      brandName: z.string(),
      look: z.string(),
      listPrice: z.string(),
      /** Without a date. */
      usual: z.string(),
      /** By date. */
      price: z.string(),
      /** What is asked now. */
      asked: z.string(),
    }),
  ),
})
export type SaleDetailWire = z.output<typeof SaleDetailWire>
