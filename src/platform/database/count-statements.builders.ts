import type { Kysely } from 'kysely'
import type { Read } from '../database.server.ts'
import type { Tables } from '../tables/known-tables.ts'

/** Reads as the given one does, and counts the statements that are asked. */
export function countStatements(read: Read): { read: Read; count: () => number } {
  let asked = 0
  const counting = (read as Kysely<Tables>).withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      asked += 1
      return result
    },
  })
  return { read: counting, count: () => asked }
}
