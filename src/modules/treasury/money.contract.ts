import { z } from 'zod'
import { payTypes } from '#modules/orders/payments/pay-types.rules.ts'
import { moneyKinds, moneyRepairs } from './money.rules.ts'

export type { PayType } from '#modules/orders/payments/pay-types.rules.ts'

/** What the case is kept as: money that is held, a refund, a payment, or what a provider has reported. */
const moneySources = ['held', 'refund', 'payment', 'report'] as const

const PostingWire = z.object({
  kind: z.string(),
  time: z.string(),
  /** Signed: into the account when positive. */
  entries: z.array(z.object({ account: z.string(), amount: z.string() })),
})
export const MoneyWire = z.object({
  cases: z.array(
    z.object({
      source: z.enum(moneySources),
      id: z.string(),
      kind: z.enum(moneyKinds),
      orderNo: z.string(),
      /** What the money calls itself, and who sent it, where that is known. */
      reference: z.string(),
      payer: z.string(),
      payType: z.enum(payTypes),
      /** Empty when nothing was asked, or nothing has come. */
      asked: z.string(),
      came: z.string(),
      /** The amount that is to be settled. */
      amount: z.string(),
      since: z.string(),
      /** Why a refund was asked for, or has failed. */
      note: z.string(),
      repairs: z.array(z.enum(moneyRepairs)),
      postings: z.array(PostingWire),
    }),
  ),
  /** How many payouts have not ended; they have a room of their own. */
  openPayouts: z.number(),
  /** What was set right last. */
  repaired: z.array(
    z.object({
      kind: z.enum(['record', ...moneyRepairs]),
      reference: z.string(),
      amount: z.string(),
      reason: z.string(),
      by: z.string(),
      time: z.string(),
    }),
  ),
})
export type MoneyWire = z.output<typeof MoneyWire>
export type MoneyCaseWire = MoneyWire['cases'][number]

const amount = z
  .string()
  .trim()
  .regex(/^(?!0+(\.0{1,2})?$)\d{1,9}(\.\d{1,2})?$/, 'amount')
const line = (most: number) => z.string().trim().min(1, 'required').max(most, 'too-long')
export const RecordMoneyInput = z.object({
  payType: z.enum(['bank', 'fps'], 'choose-one'),
  amount,
  reference: line(140),
  payer: line(140),
  /** The statement holds this line twice. */
  again: z.boolean().default(false),
})
export type RecordMoneyInput = z.input<typeof RecordMoneyInput>

const reason = z.string().trim().min(1, 'required').max(200, 'note-length')
const orderNo = z.string().trim().toUpperCase().max(16, 'order-number').default('')
/** By which a merchant is known, and which it writes beside a transfer. */
const sellerCode = z.string().trim().toUpperCase().max(40, 'too-long').default('')
export const RepairMoneyInput = z
  .object({ source: z.enum(moneySources), id: z.uuid(), repair: z.enum(moneyRepairs), orderNo, sellerCode, reason })
  .refine(({ repair, orderNo: number }) => repair !== 'book' || /^[0-9A-Z]{8,16}$/.test(number), {
    path: ['orderNo'],
    message: 'order-number',
  })
  .refine(({ repair, sellerCode: code }) => repair !== 'debt' || code !== '', { path: ['sellerCode'], message: 'required' })
export type RepairMoneyInput = z.input<typeof RepairMoneyInput>
