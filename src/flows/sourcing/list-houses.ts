import { sql } from 'kysely'
import { z } from 'zod'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'

const House = z.object({ code: z.string(), name: z.string() })

/** The houses the shop knows, by name. */
export const listHouses = (tx: Read) =>
  readRows(tx, House, sql`select brand_code as code, name from brand_card order by lower(name), brand_code`)
