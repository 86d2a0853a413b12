import { searchCalls } from '#calls/search.calls.server.ts'
import { synonymCalls } from '#calls/synonyms.calls.server.ts'
import { purgeSearches } from '#modules/popular-searches/index.server.ts'
import {
  foldTrails,
  forgetTrails,
  learnFromChoices,
  measureBoughtTogether,
  measurePopularity,
} from '#modules/popularity/index.server.ts'
import { HOUR_SECONDS, inOne, type Subject } from './subject.ts'

declare module '#platform/access/permissions.ts' {
  interface Permissions {
    'keep-search': 'anyone'
  }
}

declare module '#platform/audit-trail.server.ts' {
  interface AuditActions {
    'hide-search': true
    'show-search': true
    'synonyms-added': true
    'synonyms-changed': true
    'synonyms-removed': true
  }
}

declare module '#platform/jobs/timed-tasks.server.ts' {
  interface WorkKinds {
    'measure-popularity': true
    'learn-from-choices': true
    'measure-bought-together': true
  }
}

/** Search, and what people look for and buy. */
export const search: Subject = {
  calls: () => [...searchCalls, ...synonymCalls],
  person: {
    forgotten: ['search_trails.owner_id'],
    notExported: { search_trails: 'what was opened after a search; gone after three days' },
    forget: (tx, { accountId }) => forgetTrails(tx, accountId),
    merge: (tx, visitorId, { accountId }) => foldTrails(tx, visitorId, accountId),
  },
  timed: ({ database }) => [
    { task: 'measure-popularity', lane: 'slow', everySeconds: 600, run: () => database.inTransaction(measurePopularity) },
    { task: 'learn-from-choices', lane: 'slow', everySeconds: 600, run: () => database.inTransaction(learnFromChoices) },
    {
      task: 'measure-bought-together',
      lane: 'slow',
      everySeconds: HOUR_SECONDS,
      run: () => database.inTransaction(measureBoughtTogether),
    },
  ],
  purges: [inOne(purgeSearches)],
}
