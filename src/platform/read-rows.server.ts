import type { QueryExecutorProvider, RawBuilder } from 'kysely'
import { z } from 'zod'
import type { Read, Tx } from './database.server.ts'

/**
 * Rows of plain SQL, for what the query builder cannot say or says too slowly. The types know nothing of such rows, so each is
 * checked against `shape` before anybody believes it.
 */
export async function readRows<Shape extends z.ZodType>(
  tx: Read,
  shape: Shape,
  query: RawBuilder<unknown>,
): Promise<z.output<Shape>[]> {
  // Only the types keep a reader from running statements of its own; this one is a question.
  const { rows } = await query.execute(tx as Read & QueryExecutorProvider)
  return z.array(shape).parse(rows)
}

/** The same for rows that a statement has changed. */
export const changeRows = <Shape extends z.ZodType>(tx: Tx, shape: Shape, statement: RawBuilder<unknown>) =>
  readRows(tx, shape, statement)
