import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** Asked so often, a statement is worth keeping its plan; and so many are kept by each connection. */
const WORTH_AFTER = 8
const MOST_KEPT = 400
const MOST_COUNTED = 4_000

/**
 * What statements are called that are asked again and again. PostgreSQL plans a named statement a few times for the values it is asked
 * with, and then only where that pays: of our queries planning is most of the work (decision 76). What is asked seldom stays unnamed, and
 * so does what is written anew for every caller, such as a list of values of its own length.
 */
export class PreparedStatements {
  readonly #asked = new LRUCache<string, number>({ max: MOST_COUNTED })
  readonly #names = new Map<string, string>()

  nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known || this.#names.size >= MOST_KEPT) return known
    const asked = (this.#asked.get(text) ?? 0) + 1
    this.#asked.set(text, asked)
    if (asked < WORTH_AFTER) return undefined
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 24)
    this.#names.set(text, name)
    this.#asked.delete(text)
    return name
  }
}

const UNDEFINED_STATEMENT = '26000'
const FEATURE_NOT_SUPPORTED = '0A000'

/** A plan that no longer holds: a table has another shape since, or a pooler has handed on another connection. */
export const isStalePlan = (problem: unknown): boolean =>
  problem instanceof Error &&
  'code' in problem &&
  (problem.code === UNDEFINED_STATEMENT || (problem.code === FEATURE_NOT_SUPPORTED && problem.message.includes('cached plan')))
