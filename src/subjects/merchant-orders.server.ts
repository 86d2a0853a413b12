import { consignmentCalls, healthCalls } from '#calls/sellers/consignments.calls.server.ts'
import { inRoom } from '#calls/sellers/in-room.server.ts'
import { merchantMoneyCalls } from '#calls/sellers/merchant-money.calls.server.ts'
import { cancelLate, remindOfLate } from '#flows/aftercare/late-consignments.ts'
import { resealBankAccounts } from '#flows/money/withdrawals/account-of-merchant.ts'
import { tellConsignments } from '#flows/aftercare/tell-consignments.ts'
import { makeStatements } from '#flows/sellers/make-statements.ts'
import { BATCH, HOUR_SECONDS, type Subject, untilDone } from './subject.ts'

declare module '#platform/audit-trail.server.ts' {
  interface AuditActions {
    'merchant-account-accepted': true
    'merchant-account-named': true
    'merchant-account-refused': true
    'order-cannot-send': true
    'order-late-cancelled': true
    'order-merchant-sent': true
  }
}

declare module '#platform/jobs/timed-tasks.server.ts' {
  interface WorkKinds {
    'remind-of-late-consignments': true
    'cancel-late-consignments': true
    'make-merchant-statements': true
    'reseal-merchant-accounts': true
  }
}

/** What merchants deliver, and are paid for it. */
export const merchantOrders: Subject = {
  person: {
    ofStaff: ['merchant_bank_accounts.reviewed_by'],
    kept: {
      'merchant_bank_accounts.named_by': 'where a merchant was paid belongs to the books',
      'payouts.asked_by': 'the books keep who asked for what was paid out',
    },
  },
  calls: (services) => [
    ...inRoom('orders', consignmentCalls(services)),
    ...inRoom('health', healthCalls),
    ...inRoom('money', merchantMoneyCalls(services)),
  ],
  effects: () => ({ 'seller-orders': (tx, event) => tellConsignments(tx, event) }),
  timed: ({ database, sealing, log, publicUrl }) => [
    {
      task: 'remind-of-late-consignments',
      lane: 'slow',
      everySeconds: HOUR_SECONDS,
      run: () => untilDone(() => database.inTransaction((tx) => remindOfLate(tx, BATCH))),
    },
    {
      task: 'cancel-late-consignments',
      lane: 'slow',
      everySeconds: HOUR_SECONDS,
      run: () => cancelLate({ database, log, publicUrl }),
    },
    {
      task: 'make-merchant-statements',
      lane: 'slow',
      everySeconds: HOUR_SECONDS,
      run: () => makeStatements(database),
    },
    {
      task: 'reseal-merchant-accounts',
      lane: 'slow',
      everySeconds: HOUR_SECONDS,
      run: () => database.inTransaction((tx) => resealBankAccounts(tx, sealing)),
    },
  ],
}
