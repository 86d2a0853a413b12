import { sql } from 'kysely'
import { z } from 'zod'
import type { Seller } from '#platform/access/memberships.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import { sourceCountries, type SourceCountry } from './sourcing.rules.ts'
import { sourcingTables } from './sourcing.tables.ts'

export type SourcingScope = { version: number; countries: SourceCountry[]; houses: string[] }

const isCountry = (code: string): code is SourceCountry => sourceCountries.some((known) => known === code)

/** Where a global buyer buys and which houses; until it says so, everywhere and all of them. */
export async function findScope(tx: Read, { merchantId }: Pick<Seller, 'merchantId'>): Promise<SourcingScope> {
  const found = await sourcingTables(tx)
    .selectFrom('sourcing_scopes')
    .select(['version', 'countries', 'houses'])
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst()
  if (!found) return { version: 0, countries: [...sourceCountries], houses: [] }
  return { ...found, countries: found.countries.filter(isCountry) }
}

/** By the version that was read: of two who save at once the second is told. */
export async function keepScope(tx: Tx, { merchantId }: Seller, { version, countries, houses }: SourcingScope): Promise<void> {
  const done = await sql`insert into sourcing_scopes (merchant_id, version, countries, houses)
    select ${merchantId}::uuid, 1, ${countries}::text[], ${houses}::text[] where ${version}::int = 0
    on conflict do nothing`.execute(tx)
  if ((done.numAffectedRows ?? 0n) > 0n) return
  const changed = await sourcingTables(tx)
    .updateTable('sourcing_scopes')
    .set({ version: version + 1, countries, houses })
    .where('merchant_id', '=', merchantId)
    .where('version', '=', version)
    .executeTakeFirst()
  if (changed.numUpdatedRows === 0n) refuse('SOURCING_MOVED_ON')
}

const Counted = z.object({ num: z.int() })

/** How many global buyers a request for this house is shown to. */
export async function countBuyers(tx: Read, brandCode: string | null): Promise<number> {
  const [counted] = await readRows(
    tx,
    Counted,
    sql`select count(*)::int as num from merchant_card m left join sourcing_scopes s on s.merchant_id = m.merchant_id
      where m.kind = 'global-buyer' and m.state = 'active'
        and (s.houses is null or s.houses = '{}' or ${brandCode}::text is null or ${brandCode}::text = any(s.houses))`,
  )
  return counted?.num ?? 0
}
