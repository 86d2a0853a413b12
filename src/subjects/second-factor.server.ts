import { memberFactorCalls } from '#calls/members/member-factor.calls.server.ts'
import { forgetFactor, purgeFactorTries, purgeShownFactors } from '#modules/second-factor/index.server.ts'
import { inOne, type Subject } from './subject.ts'
import { OPENS_ACCOUNT } from './exported-rows.ts'

declare module '#platform/audit-trail.server.ts' {
  interface AuditActions {
    'member-factor-asked': true
    'member-factor-reset': true
    'member-factor-set': true
  }
}

/** A code from a phone beside the password: for who works here, and for the money of merchants. */
export const secondFactor: Subject = {
  person: {
    forgotten: [
      'factor_shows.account_id',
      'recovery_codes.account_id',
      'second_factor_tries.account_id',
      'second_factors.account_id',
    ],
    notExported: {
      second_factors: OPENS_ACCOUNT,
      second_factor_tries: OPENS_ACCOUNT,
      recovery_codes: OPENS_ACCOUNT,
      factor_shows: OPENS_ACCOUNT,
    },
    forget: (tx, { accountId }) => forgetFactor(tx, accountId),
  },
  calls: (services) => memberFactorCalls(services),
  purges: [inOne(purgeFactorTries), inOne(purgeShownFactors)],
}
