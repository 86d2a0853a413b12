import { allFieldProblems, isFieldProblem } from '#language/all-field-problems.ts'
import type { Language } from '#language/languages.ts'
import { isDatabaseAway } from '#platform/database.server.ts'
import { NoRoom } from './admission.server.ts'
import type { Log } from '#platform/log.server.ts'
import { Refusal } from '#platform/refusal.ts'
import { SearchAway } from '#platform/opensearch.server.ts'
import { StorageAway } from '#platform/storage/storage.server.ts'
import type { Envelope, RefusalData } from '#platform/wire/call-path.ts'

/** A refusal has a code; an unexpected error is logged with its request and shown as one calm message. */
export function explain(problem: unknown, language: Language, log: Log): Envelope<RefusalData> {
  if (problem instanceof Refusal) return translateFields(problem.toEnvelope(language), language)
  if (problem instanceof NoRoom) return new Refusal('BUSY').toEnvelope(language)
  const away = whatIsAway(problem, log)
  if (away) return away.toEnvelope(language)
  log.error({ err: problem }, 'unexpected error in a call')
  return new Refusal('UNKNOWN').toEnvelope(language)
}

/** Something the shop needs is missing for the moment: the log names it, and the shopper is asked to try again. */
export function whatIsAway(problem: unknown, log: Log): Refusal | undefined {
  if (isDatabaseAway(problem)) {
    log.warn({ reason: String(problem) }, 'the database is away')
    return new Refusal('BUSY')
  }
  if (problem instanceof StorageAway) {
    log.error({ reason: problem.message }, 'the storage of files does not answer')
    return new Refusal('STORAGE_AWAY')
  }
  if (!(problem instanceof SearchAway)) return undefined
  log.error({ reason: problem.message }, 'the search cluster does not answer completely')
  return new Refusal('SEARCH_AWAY')
}

export function translateFields(envelope: Envelope<RefusalData>, language: Language): Envelope<RefusalData> {
  const { fields } = envelope.data
  if (!fields) return envelope
  const words = Object.entries(fields).map(([field, key]) => [
    field,
    allFieldProblems[isFieldProblem(key) ? key : 'wrong'][language],
  ])
  return { ...envelope, data: { ...envelope.data, fields: Object.fromEntries(words) } }
}
