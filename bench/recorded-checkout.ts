import { randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'

export type Statement = { text: string; values: unknown[] }

const isNamed = (said: unknown): said is Statement => typeof said === 'object' && said !== null && 'text' in said

/** Everything the program sends to PostgreSQL while `work` runs, in order. */
export async function recordStatements<T>(work: () => Promise<T>): Promise<[T, Statement[]]> {
  const recorded: Statement[] = []
  const original = pg.Client.prototype.query
  const recording = function query(this: pg.Client, ...given: unknown[]): unknown {
    const [said, beside] = given
    const { text, values } = isNamed(said) ? said : { text: said, values: beside }
    if (typeof text === 'string') recorded.push({ text, values: Array.isArray(values) ? values : [] })
    return Reflect.apply(original, this, given)
  }
  Object.assign(pg.Client.prototype, { query: recording })
  try {
    return [await work(), recorded]
  } finally {
    Object.assign(pg.Client.prototype, { query: original })
  }
}

/** Guests come from everywhere: what one address holds is counted, and counted in turn. */
export const someAddress = (): string => `198.18.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`
const ADDRESS = /198\.18\.\d+\.\d+/g
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g

/**
 * The same statements for another guest: every id, token, key, number and phone the first checkout made is replaced by a
 * fresh one, alike wherever it stands; ids that stood before stay.
 */
export function forAnotherGuest(statements: readonly Statement[], standingIds: ReadonlySet<string>): Statement[] {
  const fresh = new Map<string, string>()
  const other = (made: string, make: () => string): string => {
    const known = fresh.get(made) ?? make()
    fresh.set(made, known)
    return known
  }
  const token = randomBytes(32)
  const replace = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replace)
    if (Buffer.isBuffer(value)) return value.length === 32 ? token : value
    if (typeof value !== 'string') return value
    if (/^P[0-9A-Z]{9}$/.test(value)) return other(value, () => `P${randomBytes(6).toString('hex').toUpperCase().slice(0, 9)}`)
    if (/^[2-9BCDFGHJKMNPQRSTVWXZ]{10}$/.test(value)) return other(value, () => randomBytes(8).toString('hex').slice(0, 10))
    if (/^\+852\d{8}$/.test(value)) return other(value, () => `+852${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`)
    if (/^[0-9a-f-]{36}$/.test(value) && value[14] === '4') return other(value, randomUUID)
    const elsewhere = value.replace(ADDRESS, (address) => other(address, someAddress))
    return elsewhere.replace(UUID, (id) => (standingIds.has(id) ? id : other(id, freshV7)))
  }
  return statements.map(({ text, values }) => ({ text, values: values.map(replace) }))
}

/** Ordered by time like the program's own, so that indexes grow alike. */
function freshV7(): string {
  const time = Date.now().toString(16).padStart(12, '0')
  const rest = randomBytes(10).toString('hex')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${rest.slice(0, 3)}-8${rest.slice(3, 6)}-${rest.slice(6, 18)}`
}
