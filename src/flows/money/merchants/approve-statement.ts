import type { Language } from '#language/languages.ts'
import { workingDayAfter } from '#modules/fulfilment/arrival.rules.ts'
import { findPayoutHold, isOwnMerchant } from '#modules/merchants/index.server.ts'
import {
  addStatementApproval,
  getPaidStatement,
  listPaidStatements,
  merchantEntry,
  type PaidStatementRow,
  statementPays,
} from '#modules/settlement/index.server.ts'
import type { PaidStatementsWire, StatementQueue } from '#modules/settlement/merchant-statements.contract.ts'
import { findHolidays, findMerchantKinds, findSelling } from '#modules/shop-settings/index.server.ts'
import { requestWithdrawal } from '#modules/treasury/index.server.ts'
import type { Sealing } from '#platform/access/sealing.server.ts'
import { type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import { clock, dayAfter, startOfDay } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { lockHolders, post } from '#platform/ledger.server.ts'
import { type Cents, toWire } from '#platform/money.ts'
import { orRefusal, Refusal, refuse } from '#platform/refusal.ts'
import { HELD } from '../withdrawals/end-withdrawal.ts'
import { notifyMerchant } from '../withdrawals/notify-merchant.ts'
import { openBankAccount, requireAccount } from '../withdrawals/account-of-merchant.ts'
import { sealedFor } from '../payout-account.ts'
import { requireOtherThanRule } from './rule-changers.ts'

const kindsPaid = async (tx: Read): Promise<string[]> =>
  (await findMerchantKinds(tx)).kinds.filter(({ paidBy }) => paidBy === 'statement').map(({ kind }) => kind)

type Look = { queue: StatementQueue; pageNum: number; operatorId: string; language: Language }

export async function showPaidStatements(tx: Read, { queue, pageNum, operatorId, language }: Look): Promise<PaidStatementsWire> {
  const { list, total, pageSize } = await listPaidStatements(tx, { queue, pageNum, kinds: await kindsPaid(tx) })
  const shown = list.map(async (row) => ({
    ...presentStatement(row, language),
    pays: toWire(await statementPays(tx, row)),
    isBarred: queue === 'waiting' && (await isBarred(tx, row, operatorId)),
  }))
  return { total, pageNum, pageSize, list: await Promise.all(shown) }
}

const presentStatement = (row: PaidStatementRow, language: Language) => ({
  statementId: row.statementId,
  number: row.number,
  merchantId: row.merchantId,
  merchant: language === 'zh' ? row.nameZh : row.nameEn,
  firstDay: row.firstDay,
  lastDay: row.lastDay,
  opening: toWire(row.openingCents),
  moved: toWire(row.movedCents),
  closing: toWire(row.closingCents),
  paid: toWire(row.paidCents),
  approvedBy: row.approvedBy,
  approveTime: row.approvedAt?.toISOString() ?? '',
  payoutState: row.payoutState,
})

async function isBarred(tx: Read, { statementId, merchantId }: PaidStatementRow, operatorId: string): Promise<boolean> {
  if (await isOwnMerchant(tx, merchantId, operatorId)) return true
  return (await orRefusal(() => requireOtherThanRule(tx, statementId, operatorId))) instanceof Refusal
}

type Wanted = { statementId: string; pays: string }

/**
 * A statement is approved, and what it pays is asked to be paid out: taken out of the balance at once. The payout is approved by somebody
 * else, and above the sums of the settings by a third.
 */
export async function approveStatement(tx: Tx, by: Operator, { statementId, pays }: Wanted, sealing: Sealing): Promise<void> {
  const { merchantId } = await getPaidStatement(tx, statementId)
  await lockHolders(tx, [merchantId])
  const statement = await getPaidStatement(tx, statementId)
  const { kind, number, waits } = statement
  if (!(await kindsPaid(tx)).includes(kind)) refuse('NOT_FOUND')
  if (!waits) refuse('STATEMENT_DONE')
  if (await isOwnMerchant(tx, merchantId, by.id)) refuse('MERCHANT_OWN')
  await requireOtherThanRule(tx, statementId, by.id)
  const cents = await statementPays(tx, statement)
  if (toWire(cents) !== pays) refuse('STATEMENT_CHANGED')
  const payoutId = cents > 0 ? await requestPayout(tx, { merchantId, cents, by, number }, sealing) : null
  await addStatementApproval(tx, { statementId, amountCents: cents, payoutId, approvedBy: by.id })
  const after = { number, amountCents: cents }
  await recordAudit(tx, { by, action: 'statement-approved', subject: 'merchant', subjectId: merchantId, after })
}

type Paid = { merchantId: string; cents: Cents; by: Operator; number: string }

const WORDS = {
  missing: 'STATEMENT_NO_ACCOUNT',
  waits: 'STATEMENT_ACCOUNT_WAITS',
  rests: 'STATEMENT_ACCOUNT_RESTS',
} as const

async function requestPayout(tx: Tx, { merchantId, cents, by, number }: Paid, sealing: Sealing): Promise<string> {
  const now = clock.now()
  const account = await requireAccount(tx, merchantId, WORDS)
  if (await findPayoutHold(tx, merchantId)) refuse('PAYOUT_ON_HOLD')
  const { workingDays } = await findSelling(tx)
  const payout_id = newId()
  await requestWithdrawal(tx, {
    payout_id,
    merchant_id: merchantId,
    requested_by: by.id,
    amount_cents: cents,
    requested_at: now,
    due_at: startOfDay(dayAfter(workingDayAfter(now, workingDays, await findHolidays(tx)), 1)),
    ...sealedFor(sealing, { payout_id }, openBankAccount(account, sealing)),
    account: account.account,
  })
  await post(tx, {
    kind: 'withdrawal-asked',
    subjectId: payout_id,
    entries: [merchantEntry(merchantId, -cents), { purpose: HELD, amount: -cents }],
  })
  const words = () => ({ number, days: String(workingDays) })
  await notifyMerchant(tx, merchantId, 'statementApproved', { cents, key: payout_id, words })
  return payout_id
}
