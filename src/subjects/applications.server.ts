import type { PurposesOf } from '#modules/uploads/uploads.paths.ts'
import { MB, photographs, type UploadPolicy } from '#modules/uploads/index.server.ts'
import { inRoom } from '#calls/sellers/in-room.server.ts'
import { applicationCalls } from '#calls/sellers/applications.calls.server.ts'
import { endApplications } from '#flows/sellers/apply.ts'
import { notifyApplicant } from '#flows/sellers/notify-applicant.ts'
import { purgeDocuments } from '#flows/sellers/purge-documents.ts'
import { followDocuments, remindOfDocuments } from '#flows/sellers/watch-documents.ts'
import { BATCH, HOUR_SECONDS, type Subject, TEN_MINUTES, untilDone } from './subject.ts'
import { picturesOf, stepsOf } from './exported-rows.ts'

declare module '#platform/access/permissions.ts' {
  interface Permissions {
    /** Who applies to sell: their papers, and the decision. */
    'review-applications': 'people'
  }
}

const uploads = {
  // Papers of who applies to sell: large enough to be read. Their application says how long they are kept.
  application: {
    ...photographs,
    sentBy: 'member',
    readers: 'review-applications',
    stamped: true,
    keptPixels: 9_000_000,
    loose: { files: 30, bytes: 150 * MB },
    perNetwork: 400,
    unusedDays: 2,
  },
} as const satisfies Record<string, UploadPolicy>
declare module '#modules/uploads/uploads.paths.ts' {
  interface UploadPurposes extends PurposesOf<typeof uploads> {}
}

declare module '#platform/audit-trail.server.ts' {
  interface AuditActions {
    'application-accept': true
    'application-approve': true
    'application-decline': true
    'application-refuse': true
    'read-application': true
  }
}

declare module '#platform/jobs/timed-tasks.server.ts' {
  interface WorkKinds {
    'watch-merchant-documents': true
    'purge-merchant-documents': true
  }
}

/** Who applies to sell here, and what the shop decides. */
export const applications: Subject = {
  uploads,
  person: {
    kept: {
      'applications.account_id': 'who applied to sell, and what they showed',
      'application_steps.actor_id': 'belongs to the application',
    },
    exported: {
      applications: {
        table: 'applications',
        account: 'account_id',
        without: ['version', 'merchant_id'],
        with: {
          documents: {
            table: 'application_requirements',
            on: 'application_id',
            without: ['sealed', 'replaces'],
            with: { pictures: picturesOf('application_files', 'requirement_id') },
          },
          marks: { table: 'application_marks', on: 'application_id', only: ['mark', 'value'] },
          history: stepsOf('application_steps', 'application_id'),
        },
      },
    },
    forget: (tx, { accountId }) => endApplications(tx, accountId),
  },
  calls: (services) => inRoom('documents', applicationCalls(services)),
  timed: ({ database }) => [
    {
      task: 'watch-merchant-documents',
      lane: 'slow',
      everySeconds: TEN_MINUTES,
      run: async () => {
        await untilDone(() => database.inTransaction((tx) => remindOfDocuments(tx, BATCH)))
        await database.inTransaction((tx) => followDocuments(tx))
      },
    },
    {
      task: 'purge-merchant-documents',
      lane: 'slow',
      everySeconds: HOUR_SECONDS,
      run: () => untilDone(() => database.inTransaction((tx) => purgeDocuments(tx, BATCH))),
    },
  ],
  effects: () => ({ 'application-news': (tx, event) => notifyApplicant(tx, event) }),
}
