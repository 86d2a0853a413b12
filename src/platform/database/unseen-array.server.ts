import { type RawBuilder, sql } from 'kysely'

/**
 * An array as one value of a statement, to stand in `any(…)` or `unnest(…)`. Behind a question of its own PostgreSQL does not see while
 * planning how long it is: seen, a short one makes a plan for it alone look cheaper than the kept one, and the statement is planned each
 * time anew, which took ten times as long as answering it (decision 81).
 */
export const unseenArray = (type: 'uuid' | 'text' | 'int' | 'bytea' | 'jsonb', values: readonly unknown[]): RawBuilder<unknown> =>
  sql`(select ${[...values]}::${sql.raw(type)}[])::${sql.raw(type)}[]`
