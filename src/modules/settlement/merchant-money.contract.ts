import { z } from 'zod'
import { payWays } from '#modules/merchants/merchant-kinds.contract.ts'
import { again } from '#modules/members/sign-in.contract.ts'
import { payoutFailures } from '#modules/treasury/payouts/payout.rules.ts'

/** waiting: may still be cancelled. taken: somebody of the shop has taken it up. unknown: the bank has said nothing, somebody looks. */
const merchantWithdrawalStates = ['waiting', 'taken', 'sent', 'unknown', 'paid', 'cancelled', 'returned'] as const
const WithdrawalWire = z.object({
  withdrawalId: z.string(),
  amount: z.string(),
  state: z.enum(merchantWithdrawalStates),
  failure: z.enum(['', ...payoutFailures]),
  bankCode: z.string(),
  account: z.string(),
  createTime: z.string(),
  /** By which day of Hong Kong it is paid. */
  dueDay: z.string(),
})

/** `cardNumber`: its last digits, where one was given. */
const AccountWire = z.object({
  bankCode: z.string(),
  holder: z.string(),
  account: z.string(),
  cardNumber: z.string(),
  restTime: z.string(),
})

export const MerchantMoneyWire = z.object({
  /** What can be withdrawn; below nothing where more went back than was left, which the next sales make up for. */
  balance: z.string(),
  /** Paid by shoppers, and not settled yet. */
  pending: z.string(),
  onTheWay: z.string(),
  /** The limits of a withdrawal and of a day, and what is left of today's. */
  most: z.string(),
  mostADay: z.string(),
  leftToday: z.string(),
  workingDays: z.number(),
  /** Where it is paid; `restTime`: nothing is before, empty where that is over. */
  account: AccountWire.nullable(),
  /** What was named since: in review, and nothing is withdrawn until then; or refused, with the reason. */
  named: AccountWire.extend({
    state: z.enum(['waiting', 'refused']),
    namedTime: z.string(),
    reason: z.string(),
  }).nullable(),
  /** The name an account has to be in. */
  holder: z.string(),
  restHours: z.number(),
  mayNameAccount: z.boolean(),
  /** By statement it withdraws nothing itself. */
  paidBy: z.enum(payWays),
  /** Where a balance below nothing can be paid by transfer, and by which reference it is known; null where nothing is owed. */
  payDebt: z
    .object({
      amount: z.string(),
      payee: z.string(),
      bankCode: z.string(),
      account: z.string(),
      fpsId: z.string(),
      reference: z.string(),
    })
    .nullable(),
  withdrawals: z.array(WithdrawalWire),
})
export type MerchantMoneyWire = z.output<typeof MerchantMoneyWire>
export type MerchantWithdrawalWire = z.output<typeof WithdrawalWire>

export const COMING_A_PAGE = 48
/** Where a sold piece stands on its way to being due. */
const comingStages = ['to-deliver', 'with-us', 'on-the-way', 'in-days', 'over'] as const
export const ComingInput = z.object({ pageNum: z.coerce.number().int().min(1).max(200).default(1) })
export type ComingInput = z.input<typeof ComingInput>
export const ComingWire = z.object({
  total: z.number(),
  pageNum: z.number(),
  pageSize: z.number(),
  /** Of all of them. */
  receives: z.string(),
  list: z.array(
    z.object({
      unitId: z.string(),
      orderNo: z.string(),
      piece: z.string(),
      stage: z.enum(comingStages),
      soldTime: z.string(),
      receiveTime: z.string(),
      /** From which day of Hong Kong it is due, where nothing is open about it then; empty until it is received. */
      dueDay: z.string(),
      receives: z.string(),
    }),
  ),
})
export type ComingWire = z.output<typeof ComingWire>

const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'month')
export const MerchantStatementInput = z.object({ month: z.union([month, z.literal('')]).default('') })
export type MerchantStatementInput = z.input<typeof MerchantStatementInput>
export const MerchantStatementWire = z.object({
  month: z.string(),
  /** In which there is something, the newest first. */
  months: z.array(z.string()),
  opening: z.string(),
  closing: z.string(),
  /** The newest first; what a sale was divided into stands beside it, and is empty for all else. */
  list: z.array(
    z.object({
      lineId: z.string(),
      time: z.string(),
      kind: z.string(),
      orderNo: z.string(),
      piece: z.string(),
      goods: z.string(),
      commission: z.string(),
      card: z.string(),
      fees: z.string(),
      amount: z.string(),
      balance: z.string(),
    }),
  ),
})
export type MerchantStatementWire = z.output<typeof MerchantStatementWire>
export const MerchantStatementFileInput = z.object({ month, language: z.enum(['en', 'zh']).default('en') })

/** Statements that were made, the newest first. */
export const MadeStatementsWire = z.object({
  list: z.array(
    z.object({
      statementId: z.string(),
      number: z.string(),
      firstDay: z.string(),
      lastDay: z.string(),
      opening: z.string(),
      closing: z.string(),
      madeTime: z.string(),
    }),
  ),
})
export type MadeStatementsWire = z.output<typeof MadeStatementsWire>
export const MadeStatementInput = z.object({
  statementId: z.uuid(),
  format: z.enum(['csv', 'pdf']),
  language: z.enum(['en', 'zh']).default('en'),
})

const amount = z
  .string()
  .trim()
  .regex(/^(?!0+(\.0{1,2})?$)\d{1,7}(\.\d{1,2})?$/, 'amount')
export const MerchantWithdrawalInput = z.object({ amount, ...again })
export type MerchantWithdrawalInput = z.input<typeof MerchantWithdrawalInput>
export const CancelMerchantWithdrawalInput = z.object({ withdrawalId: z.uuid() })
export type CancelMerchantWithdrawalInput = z.input<typeof CancelMerchantWithdrawalInput>
export const MerchantAccountInput = z.object({
  bankCode: z.string().trim().max(3, 'choose-one'),
  account: z.string().max(40, 'payout-account'),
  holder: z.string().max(100, 'payout-payee'),
  /** Where the bank asks for it. */
  cardNumber: z
    .string()
    .trim()
    .regex(/^([\d -]{12,24})?$/, 'card-number')
    .default(''),
  /** The number has an unusual length, and is right. */
  sure: z.boolean().default(false),
  ...again,
})
export type MerchantAccountInput = z.input<typeof MerchantAccountInput>
