import { applicationCalls } from '#calls/sellers/applications.calls.server.ts'
import { endApplications } from '#flows/sellers/apply.ts'
import { notifyApplicant } from '#flows/sellers/notify-applicant.ts'
import type { Subject } from './subject.ts'

declare module '#platform/audit-trail.server.ts' {
  interface AuditActions {
    'application-accept': true
    'application-approve': true
    'application-decline': true
    'application-refuse': true
    'read-application': true
  }
}

/** Who applies to sell here, and what the shop decides. */
export const applications: Subject = {
  person: {
    kept: {
      'applications.account_id': 'who applied to sell, and what they showed',
      'application_steps.actor_id': 'belongs to the application',
    },
    forget: (tx, { accountId }) => endApplications(tx, accountId),
  },
  calls: (services) => [...applicationCalls(services)],
  effects: () => ({ 'application-news': (tx, event) => notifyApplicant(tx, event) }),
}
