import { type Clicker, findLinks, noteClick } from '#modules/referrals/index.server.ts'
import { mayBeLinkCode, typedCode } from '#modules/referrals/referrals.rules.ts'
import type { Database } from '#platform/database.server.ts'

/** Where a code leads inside the shop; undefined for a code of nobody. A link that earns nothing any more leads on all the same. */
export async function followLink(database: Database, code: string, clicker: Clicker | undefined): Promise<string | undefined> {
  if (!mayBeLinkCode(code)) return undefined
  const link = (await findLinks(database.pool, [code])).get(typedCode(code))
  if (!link) return undefined
  if (link.earns && clicker) await database.inTransaction((tx) => noteClick(tx, link.linkId, clicker))
  return link.target
}
