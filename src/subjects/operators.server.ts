import { operatorCalls, outboxCalls } from '#calls/operators.calls.server.ts'
import { adminOperatorCalls } from '#calls/operators/admin-operators.calls.server.ts'
import { apiKeyCalls } from '#calls/operators/api-keys.calls.server.ts'
import { auditCalls } from '#calls/operators/audit.calls.server.ts'
import { ownAccountCalls } from '#calls/operators/own-account.calls.server.ts'
import { reportCalls } from '#calls/operators/reports.calls.server.ts'
import { roleCalls } from '#calls/operators/roles.calls.server.ts'
import { shopSettingsCalls } from '#calls/shop-settings.calls.server.ts'
import { startCalls } from '#calls/start.calls.server.ts'
import { checkTrail, sealTrail } from '#modules/audit/index.server.ts'
import { rollDays } from '#modules/reports/index.server.ts'
import { DAY_SECONDS, HOUR_SECONDS, untilDone, type Subject } from './subject.ts'
import { OF_STAFF } from './exported-rows.ts'

declare module '#platform/access/permissions.ts' {
  interface Permissions {
    /** Mails hold whole orders, addresses and links that act. */
    'read-mails': 'anyone'
    'change-settings': 'anyone'
    /** Who works here, what as, and what each role may do. */
    'keep-operators': 'people'
    'keep-keys': 'people'
    'read-audit': 'anyone'
    /** What the shop sells, as figures: no person stands in them. */
    'read-reports': 'anyone'
  }
}

/** Days that are worked out in one transaction. */
const DAYS_ROLLED = 7

declare module '#platform/audit-trail.server.ts' {
  interface AuditActions {
    'key-ended': true
    'key-made': true
    'key-turned': true
    'operator-disabled': true
    'operator-enabled': true
    'operator-factor-removed': true
    'operator-factor-reset': true
    'operator-factor-set': true
    'operator-first': true
    'operator-invited': true
    'operator-link-mailed': true
    'operator-password-changed': true
    'operator-password-chosen': true
    'operator-recovery-code-used': true
    'operator-roles-changed': true
    'operator-sign-in-wrong': true
    'operator-signed-in': true
    'role-added': true
    'role-changed': true
    'role-removed': true
    'setting-changed': true
  }
}

declare module '#platform/jobs/timed-tasks.server.ts' {
  interface WorkKinds {
    'seal-audit-trail': true
    'check-audit-trail': true
    'roll-days': true
  }
}

/** Who runs the shop, what they did, and how the shop is set up. */
export const operators: Subject = {
  person: {
    ofStaff: [
      'api_keys.ended_by',
      'api_keys.key_id',
      'api_keys.made_by',
      'audit_trail.actor_id',
      'operators.invited_by',
      'operators.operator_id',
    ],
    notExported: { api_keys: OF_STAFF, audit_trail: OF_STAFF, operators: OF_STAFF },
  },
  calls: (services) => [
    ...operatorCalls(services),
    ...roleCalls,
    ...apiKeyCalls,
    ...auditCalls,
    ...reportCalls,
    ...adminOperatorCalls(services),
    ...ownAccountCalls(services),
    ...shopSettingsCalls(services.settings),
    ...startCalls(services),
    ...(services.practice ? outboxCalls(services.publicUrl) : []),
  ],
  timed: ({ database, log, signing }) => [
    {
      task: 'seal-audit-trail',
      lane: 'slow',
      everySeconds: HOUR_SECONDS,
      run: () => untilDone(() => database.inTransaction((tx) => sealTrail(tx, signing))),
    },
    {
      task: 'check-audit-trail',
      lane: 'slow',
      everySeconds: DAY_SECONDS,
      run: async () => log.info(await checkTrail(database.pool, signing), 'the audit trail is whole'),
    },
    {
      task: 'roll-days',
      lane: 'slow',
      everySeconds: HOUR_SECONDS,
      run: () => untilDone(() => database.inTransaction(rollDays), DAYS_ROLLED),
    },
  ],
}
