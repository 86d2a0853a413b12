import type { ColumnType } from 'kysely'

/** May be left out of what is inserted. */
export type Generated<Value> =
  Value extends ColumnType<infer Selected, infer Inserted, infer Updated>
    ? ColumnType<Selected, Inserted | undefined, Updated>
    : ColumnType<Value, Value | undefined, Value>

/** Written as text, since the driver would take a list for one of PostgreSQL's own. Of what another module has written nothing is known. */
export type Json<Value = unknown> = ColumnType<Value, string, string>

/** A calendar day, written as YYYY-MM-DD. */
export type Day = ColumnType<Date, string, string>
