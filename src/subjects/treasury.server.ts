import type { PurposesOf } from '#modules/uploads/uploads.paths.ts'
import { KEPT_AS_RECORDS, MB, photographs, type UploadPolicy } from '#modules/uploads/index.server.ts'
import { moneyCalls } from '#calls/money.calls.server.ts'
import { commissionCalls } from '#calls/money/commissions.calls.server.ts'
import { merchantStatementCalls } from '#calls/money/merchant-statements.calls.server.ts'
import { payoutCalls } from '#calls/money/payouts.calls.server.ts'
import { reconciliationCalls } from '#calls/money/reconciliation.calls.server.ts'
import { statementCalls } from '#calls/statements.calls.server.ts'
import { bookStatementLines } from '#flows/money/book-statement.ts'
import { reconcileDisputes } from '#flows/money/dispute.ts'
import { lookAtRefunds } from '#flows/money/outside/look-at-refunds.ts'
import { resealAccounts } from '#flows/money/payout-account.ts'
import { resealFiles } from '#flows/money/payout-file.ts'
import { reconcilePayments } from '#flows/money/provider-reports.ts'
import { readBank } from '#flows/money/read-bank.ts'
import { reconcileDays } from '#flows/money/reconcile-days.ts'
import { settleReceivedPieces } from '#flows/settlement/complete-order.ts'
import { LEDGER_CHECK, checkLedger } from '#modules/ledger/index.server.ts'
import { purgeDeclines } from '#modules/orders/index.server.ts'
import { doubtSilentPayouts } from '#modules/treasury/index.server.ts'
import type { Sealing } from '#platform/access/sealing.server.ts'
import type { Database } from '#platform/database.server.ts'
import { DAY_SECONDS, HOUR_SECONDS, inOne, TEN_MINUTES, type Subject } from './subject.ts'
import { OF_STAFF } from './exported-rows.ts'

declare module '#platform/access/permissions.ts' {
  interface Permissions {
    'ask-refunds': 'anyone'
    'handle-money': 'anyone'
    /** Whole account numbers, and what leaves the shop's own account. */
    'pay-out': 'people'
    /** Receipts show account numbers. */
    'read-receipts': 'anyone'
    /** What the shop keeps of a merchant's price. */
    'keep-commissions': 'people'
    /** What merchants that are paid by statement are paid, and what of their debts is given up. */
    'approve-statements': 'people'
  }
}

const uploads = {
  receipt: {
    ...photographs,
    sentBy: 'shopper',
    readers: 'read-receipts',
    mostBytes: 2 * MB,
    mostPixels: 16_000_000,
    loose: { files: 10, bytes: 20 * MB },
    perNetwork: 200,
    unusedDays: 1,
    keptDays: KEPT_AS_RECORDS,
  },
} as const satisfies Record<string, UploadPolicy>
declare module '#modules/uploads/uploads.paths.ts' {
  interface UploadPurposes extends PurposesOf<typeof uploads> {}
}

declare module '#platform/audit-trail.server.ts' {
  interface AuditActions {
    'chargeback-requested': true
    'compensation-requested': true
    'debt-reminded': true
    'debt-payment-asked': true
    'debt-write-off-asked': true
    'debt-written-off': true
    'goodwill-requested': true
    'money-accept': true
    'money-book': true
    'money-debt': true
    'money-pay-out': true
    'money-record': true
    'money-retry': true
    'money-return': true
    'payout-account-seen': true
    'payout-approve': true
    'payout-confirm': true
    'payout-fail': true
    'payout-file-made': true
    'payout-file-seen': true
    'payout-result-read': true
    'payout-second': true
    'payout-send': true
    'read-receipt': true
    'reconciliation-noted': true
    'refund-approved': true
    'refund-declined': true
    'refund-named': true
    'refund-requested': true
    'report-noted': true
    'statement-approved': true
    'statement-imported': true
    'statement-line-settled': true
  }
}

declare module '#platform/jobs/timed-tasks.server.ts' {
  interface WorkKinds {
    'book-statement-lines': true
    'read-bank': true
    'reconcile-payments': true
    'reconcile-days': true
    'look-at-refunds': true
    'look-up-disputes': true
    'settle-received-pieces': true
    'doubt-silent-payouts': true
    'reseal-accounts': true
    'check-ledger': true
  }
}

/** Money that comes and goes, and the bank’s word of it. */
export const treasury: Subject = {
  uploads,
  person: {
    kept: { 'payouts.member_id': 'the books keep what was paid out', 'ledger_accounts.owner_id': 'the books' },
    ofStaff: [
      'bank_statements.imported_by',
      'debt_reminders.sent_by',
      'settings_history.operator_id',
      'statement_approvals.approved_by',
      'unallocated_receipts.recorded_by',
      'money_repairs.repaired_by',
      'payout_files.made_by',
      'payouts.approved_by',
      'payouts.requested_by',
      'payouts.second_by',
      'provider_reports.settled_by',
      'refunds.approved_by',
      'refunds.requested_by',
    ],
    exported: {
      withdrawals: {
        table: 'payouts',
        account: 'member_id',
        only: ['method', 'amount_cents', 'state', 'payee', 'bank_code', 'account', 'failure', 'requested_at', 'changed_at'],
      },
    },
    exportedWithin: {
      'orders.payments': { held: { table: 'unallocated_receipts', on: 'payment_id', without: ['provider_id'] } },
      'orders.refunds': {
        transfers: {
          table: 'payouts',
          on: 'refund_id',
          only: ['amount_cents', 'state', 'payee', 'bank_code', 'account', 'requested_at'],
        },
      },
    },
    notExported: {
      bank_statements: OF_STAFF,
      debt_reminders: OF_STAFF,
      money_repairs: OF_STAFF,
      payout_files: OF_STAFF,
      settings_history: OF_STAFF,
      statement_approvals: OF_STAFF,
      merchant_payables: 'what the shop owes its sellers',
      payout_file_lines: 'the file a transfer went to the bank in; the transfer is in the download',
      statement_lines: 'the bank’s account of the shop; the payment is in the download',
    },
  },
  calls: (services) => [
    ...moneyCalls,
    ...payoutCalls(services),
    ...reconciliationCalls,
    ...statementCalls,
    ...commissionCalls(services),
    ...merchantStatementCalls(services),
  ],
  timed: ({ database, payments, bank, log, sealing, settings }) => [
    { task: 'book-statement-lines', lane: 'fast', everySeconds: 5, run: () => bookStatementLines(database, log) },
    ...(bank
      ? [{ task: 'read-bank' as const, lane: 'outside' as const, everySeconds: 60, run: () => readBank(database, bank, log) }]
      : []),
    { task: 'reconcile-payments', lane: 'outside', everySeconds: 60, run: () => reconcilePayments(database, payments, log) },
    {
      task: 'reconcile-days',
      lane: 'outside',
      everySeconds: HOUR_SECONDS,
      run: () => reconcileDays({ database, payments, log }),
    },
    {
      task: 'look-at-refunds',
      lane: 'outside',
      everySeconds: TEN_MINUTES,
      run: () => lookAtRefunds({ database, payments, log }),
    },
    {
      task: 'look-up-disputes',
      lane: 'outside',
      everySeconds: TEN_MINUTES,
      run: () => reconcileDisputes({ database, payments, log }),
    },
    {
      task: 'settle-received-pieces',
      lane: 'slow',
      everySeconds: HOUR_SECONDS,
      run: () => settleReceivedPieces({ database, settings, log }),
    },
    {
      task: 'doubt-silent-payouts',
      lane: 'slow',
      everySeconds: HOUR_SECONDS,
      run: () => database.inTransaction(doubtSilentPayouts),
    },
    { task: 'reseal-accounts', lane: 'slow', everySeconds: HOUR_SECONDS, run: () => reseal(database, sealing) },
    { task: LEDGER_CHECK, lane: 'slow', everySeconds: DAY_SECONDS, run: () => checkLedger(database.pool) },
  ],
  purges: [inOne(purgeDeclines)],
}

/** So that a key of yesterday can be forgotten an hour after another took its place. */
async function reseal(database: Database, sealing: Sealing): Promise<void> {
  await database.inTransaction((tx) => resealAccounts(tx, sealing))
  await database.inTransaction((tx) => resealFiles(tx, sealing))
}
