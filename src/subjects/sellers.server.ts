import { endMemberships } from '#modules/merchants/index.server.ts'
import { teamCalls } from '#calls/sellers/team.calls.server.ts'
import type { Subject } from './subject.ts'

declare module '#platform/audit-trail.server.ts' {
  interface AuditActions {
    'seller-person-changed': true
    'seller-person-ended': true
  }
}

/** People of merchants. */
export const sellers: Subject = {
  person: {
    kept: {
      'merchant_people.account_id': 'who acted for a merchant, and until when',
      'merchants.merchant_id': 'a merchant is no person',
    },
    forget: (tx, { accountId }) => endMemberships(tx, accountId),
  },
  calls: () => [...teamCalls],
}
