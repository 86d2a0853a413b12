import { type RawBuilder, sql } from 'kysely'

/**
 * An array as one value of a statement, to stand in `any(…)` or `unnest(…)`. Behind a question of its own PostgreSQL does not see while
 * planning how long it is: seen, a short one makes a plan for it alone look cheaper than the kept one, and the statement is planned each
 * time anew, which took ten times as long as answering it (decision 81).
 */
export const unseenArray = (
  type: 'uuid' | 'text' | 'int' | 'bigint' | 'bytea' | 'jsonb',
  values: readonly unknown[],
): RawBuilder<unknown> => sql`(select ${[...values]}::${sql.raw(type)}[])::${sql.raw(type)}[]`

/** The same for one id: of whom a statement is asked does not change how it is best answered, and it is planned once for all of them. */
export const unseenId = (id: string | undefined): RawBuilder<unknown> => sql`(select ${id ?? null}::uuid)`

/** Ids, or a question of the same statement that finds them. */
export type Ids = readonly string[] | RawBuilder<unknown>

export const isNone = (ids: Ids): boolean => 'length' in ids && ids.length === 0
export const idList = (ids: Ids): RawBuilder<unknown> => ('length' in ids ? unseenArray('uuid', ids) : sql`${ids}::uuid[]`)
