import { z } from 'zod'
import { MerchantKindWire } from '#modules/merchants/merchants.contract.ts'
import { inBoth, Line } from './setting-shapes.contract.ts'

/** Per cent as typed, up to two digits after the point. */
const percent = (most: number) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,2}(\.\d{1,2})?$/, 'percent')
    .refine((typed) => Number(typed) <= most, 'percent')

/** HK$ as typed; empty where there is no limit. */
const limitOrNone = z
  .string()
  .trim()
  .regex(/^(\d{1,7}(\.\d{1,2})?)?$/, 'amount')
/** HK$ an item as typed, or a share of its price: `20`, `1.5%`; empty is none. */
const fee = z
  .string()
  .trim()
  .transform((typed) => typed.replace('％', '%').replace(/\s+%$/, '%'))
  .pipe(z.string().regex(/^(\d{1,5}(\.\d{1,2})?|\d{1,2}(\.\d{1,2})?%)?$/, 'seller-fee'))
  .refine((typed) => !typed.endsWith('%') || Number(typed.slice(0, -1)) <= 50, 'seller-fee')
  .default('')
const ruleDay = z.iso.date('date').or(z.literal('')).default('')
const CommissionRule = z
  .object({
    name: inBoth(Line(40)),
    /** Of merchants of this kind, and in this category with those below it; empty means all. */
    kind: MerchantKindWire.or(z.literal('')),
    category: z.string().trim().max(120, 'too-long'),
    /** Only for what is sold with a coupon of this campaign, and on these days of Hong Kong; empty means all. */
    campaign: z.uuid('choose-one').or(z.literal('')).default(''),
    /** Of one influencer alone; empty means all. */
    influencer: z.uuid('choose-one').or(z.literal('')).default(''),
    from: ruleDay,
    until: ruleDay,
    commission: percent(50),
    least: limitOrNone,
    most: limitOrNone,
    /** For each item that is cancelled because it was not sent in time; empty means nothing. */
    late: limitOrNone.default(''),
    ...{ service: fee, technical: fee, operating: fee, packaging: fee },
  })
  .refine(({ least, most }) => least === '' || most === '' || Number(least) <= Number(most), {
    message: 'amount-order',
    path: ['most'],
  })
  .refine(({ kind, influencer }) => influencer === '' || kind === 'influencer', { message: 'choose-one', path: ['influencer'] })
  .refine(({ from, until }) => from === '' || until === '' || from <= until, { message: 'date-order', path: ['until'] })
/**
 * What is kept of a merchant's price: the first rule that fits says the shop's commission, and where none does `commission`; and of the card's
 * 2 % what the merchant bears. A line keeps what it was sold under.
 */
export const Settlement = z.object({
  commission: percent(50),
  card: percent(2),
  rules: z
    .array(CommissionRule)
    .max(60, 'too-many')
    .refine((rules) => new Set(rules.map(({ name }) => name.en)).size === rules.length, 'rule-twice')
    .default([]),
})
