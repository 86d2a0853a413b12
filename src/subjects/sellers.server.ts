import { tellUndercut } from '#flows/sellers/tell-undercut.ts'
import { endMemberships, purgeInvitations } from '#modules/merchants/index.server.ts'
import { offerCalls } from '#calls/sellers/offers.calls.server.ts'
import { teamCalls } from '#calls/sellers/team.calls.server.ts'
import { inOne, type Subject } from './subject.ts'

declare module '#platform/audit-trail.server.ts' {
  interface AuditActions {
    'seller-invitation-ended': true
    'seller-person-changed': true
    'seller-person-ended': true
    'seller-person-invited': true
    'seller-person-joined': true
  }
}

/** People of merchants, and what they offer. */
export const sellers: Subject = {
  person: {
    kept: {
      'merchant_people.account_id': 'who acted for a merchant, and until when',
      'merchant_invitations.invited_by': 'who asked somebody to act for a merchant; gone after a month',
      'merchants.merchant_id': 'a merchant is no person',
    },
    forget: (tx, { accountId }) => endMemberships(tx, accountId),
  },
  purges: [inOne(purgeInvitations)],
  calls: (services) => [...teamCalls(services), ...offerCalls(services)],
  effects: () => ({ undercuts: (tx, { payload }) => tellUndercut(tx, payload.skuIds) }),
}
