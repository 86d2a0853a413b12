import { LRUCache } from 'lru-cache'
import pg from 'pg'

/** Makes of a value in JSON what the driver makes of it. */
export type Revive = (value: unknown) => unknown
type Column = { name: string; revive: Revive | undefined }

/** As PostgreSQL numbers its types: what JSON has as the driver has it. bool, int2, int4, text, json, floats, varchar, uuid, jsonb and lists. */
const AS_IT_IS = new Set([16, 19, 21, 23, 25, 114, 700, 701, 1000, 1005, 1007, 1009, 1015, 1043, 2950, 2951, 3802])
const revivals = new Map<number, Revive>([
  [17, (value) => Buffer.from(String(value).slice(2), 'hex')],
  [20, unrounded],
  [1082, (value) => pg.types.getTypeParser(1082)(String(value))],
  [1184, (value) => new Date(String(value))],
])

function unrounded(value: unknown): unknown {
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint beyond 2^53: ${String(value)}`)
  return value
}

const wanted = new Map<string, string>()
const known = new LRUCache<string, { columns: Column[] | undefined }>({ max: 2_000 })

/** The next answer to this statement tells what its columns are. `name`: what they are asked for by. */
export function wantColumns(text: string, name = text): void {
  if (!known.has(name)) wanted.set(text, name)
}

export function noteColumns(text: string, fields: readonly pg.FieldDef[] | undefined): void {
  const name = wanted.get(text)
  if (!fields || name === undefined) return
  wanted.delete(text)
  const isKnown = fields.every(({ dataTypeID }) => AS_IT_IS.has(dataTypeID) || revivals.has(dataTypeID))
  const columns = fields.map(({ name, dataTypeID }) => ({ name, revive: revivals.get(dataTypeID) }))
  known.set(name, { columns: isKnown ? columns : undefined })
}

/** Undefined until the columns are known, and where JSON writes a value differently from the driver. */
export const columnsOf = (name: string): readonly Column[] | undefined => known.get(name)?.columns
