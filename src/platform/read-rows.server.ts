import type { QueryExecutorProvider, RawBuilder } from 'kysely'
import { z } from 'zod'
import type { Read, Tx } from './database.server.ts'
import type { Schema } from './value-schema.ts'

/**
 * Rows of plain SQL, for what the query builder cannot say or says too slowly. The types know nothing of such rows, so each is
 * checked against `row` before anybody believes it.
 */
export async function readRows<Row extends Schema>(tx: Read, row: Row, query: RawBuilder<unknown>): Promise<z.output<Row>[]> {
  // Only the types keep a reader from running statements of its own; this one is a question.
  const { rows } = await query.execute(tx as Read & QueryExecutorProvider)
  return z.array(row).parse(rows)
}

/** The same for rows that a statement has changed. */
export const changeRows = <Row extends Schema>(tx: Tx, row: Row, statement: RawBuilder<unknown>) => readRows(tx, row, statement)
