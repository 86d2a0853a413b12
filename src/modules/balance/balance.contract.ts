import { z } from 'zod'
import { again } from '#modules/members/sign-in.contract.ts'
import { payoutFailures } from '#modules/treasury/payouts/payout.rules.ts'

/** What a member has, and what of it waits. */
export const AccountWire = z.object({
  balance: z.string(),
  /** In orders that are not paid yet, and in withdrawals that have not arrived. */
  inOrders: z.string(),
  inWithdrawals: z.string(),
  /** The limits of a withdrawal and of a day, and what is left of today's. */
  most: z.string(),
  mostADay: z.string(),
  leftToday: z.string(),
  workingDays: z.number(),
})
export type AccountWire = z.output<typeof AccountWire>

const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'month')
export const StatementInput = z.object({ month: z.union([month, z.literal('')]).default('') })
export type StatementInput = z.input<typeof StatementInput>
export const StatementWire = z.object({
  /** The month shown, and those in which there is something, the newest first. */
  month: z.string(),
  months: z.array(z.string()),
  opening: z.string(),
  closing: z.string(),
  /** The newest first; `amount` is signed, `balance` is what there was after it. `orderNo`: empty where it is of none. */
  list: z.array(
    z.object({
      entryId: z.string(),
      time: z.string(),
      kind: z.string(),
      orderNo: z.string(),
      amount: z.string(),
      balance: z.string(),
    }),
  ),
})
export type StatementWire = z.output<typeof StatementWire>
export const StatementFileInput = z.object({
  month,
  format: z.enum(['csv', 'pdf']),
  language: z.enum(['en', 'zh']).default('en'),
})
export type StatementFileInput = z.input<typeof StatementFileInput>

/** waiting: may still be cancelled. taken: somebody of the shop has taken it up. */
const withdrawalStates = ['waiting', 'taken', 'sent', 'paid', 'cancelled', 'failed'] as const
const WithdrawalWire = z.object({
  withdrawalId: z.string(),
  amount: z.string(),
  state: z.enum(withdrawalStates),
  failure: z.enum(['', ...payoutFailures]),
  bankCode: z.string(),
  account: z.string(),
  createTime: z.string(),
  /** By which day of Hong Kong it is paid. */
  dueDay: z.string(),
})
export type WithdrawalWire = z.output<typeof WithdrawalWire>
export const WithdrawalsWire = z.object({ list: z.array(WithdrawalWire) })
export type WithdrawalsWire = z.output<typeof WithdrawalsWire>

const amount = z
  .string()
  .trim()
  .regex(/^(?!0+(\.0{1,2})?$)\d{1,7}(\.\d{1,2})?$/, 'amount')
export const AskWithdrawalInput = z.object({
  amount,
  bankCode: z.string().trim().max(3, 'choose-one'),
  account: z.string().max(40, 'payout-account'),
  payee: z.string().max(100, 'payout-payee'),
  /** The number has an unusual length, and is right. */
  sure: z.boolean().default(false),
  ...again,
})
export type AskWithdrawalInput = z.input<typeof AskWithdrawalInput>
export type AskedWithdrawal = z.output<typeof AskWithdrawalInput>
export const WithdrawalInput = z.object({ withdrawalId: z.uuid() })
export type WithdrawalInput = z.input<typeof WithdrawalInput>
