import { consignmentCalls } from '#calls/sellers/consignments.calls.server.ts'
import { merchantMoneyCalls } from '#calls/sellers/merchant-money.calls.server.ts'
import { resealBankAccounts } from '#flows/money/withdrawals/withdraw-for-merchant.ts'
import { HOUR_SECONDS, type Subject } from './subject.ts'

declare module '#platform/audit-trail.server.ts' {
  interface AuditActions {
    'merchant-account-named': true
    'order-merchant-sent': true
  }
}

/** What merchants deliver, and are paid for it. */
export const merchantOrders: Subject = {
  person: {
    kept: {
      'merchant_bank_accounts.named_by': 'where a merchant was paid belongs to the books',
      'payouts.asked_by': 'the books keep who asked for what was paid out',
    },
  },
  calls: (services) => [...consignmentCalls(services), ...merchantMoneyCalls(services)],
  timed: ({ database, sealing }) => [
    {
      task: 'reseal-merchant-accounts',
      lane: 'slow',
      everySeconds: HOUR_SECONDS,
      run: () => database.inTransaction((tx) => resealBankAccounts(tx, sealing)),
    },
  ],
}
