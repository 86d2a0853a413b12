import { isDeepStrictEqual } from 'node:util'
import type { Read } from '#platform/database.server.ts'
import type { SettingName } from './setting-list.contract.ts'
import type { SettingChangeWire, SettingHistoryWire } from './shop-settings.contract.ts'
import { shopSettingsTables } from './shop-settings.tables.ts'

const PAGE_SIZE = 20

/** Who changed which setting when, and what in it: the newest change first; of one alone where it is named. */
export async function findSettingHistory(
  tx: Read,
  { pageNum, name: only }: { pageNum: number; name?: SettingName },
): Promise<SettingHistoryWire> {
  const history = shopSettingsTables(tx)
    .selectFrom('settings_history')
    .$if(only !== undefined, (query) => query.where('name', '=', only ?? ''))
  const { total } = await history.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await history
    .selectAll()
    .orderBy('changed_at', 'desc')
    .orderBy('name')
    .orderBy('version', 'desc')
    .limit(PAGE_SIZE)
    .offset((pageNum - 1) * PAGE_SIZE)
    .execute()
  const list = rows.map(({ name, version, before, after, changed_at, changed_by }) => ({
    name,
    version,
    by: changed_by,
    time: changed_at.toISOString(),
    parts: changedParts(before, after),
  }))
  return { total, pageNum, pageSize: PAGE_SIZE, list }
}

/** The parts in which two values differ; a list is one part. */
function changedParts(before: Record<string, unknown>, after: Record<string, unknown>): SettingChangeWire['parts'] {
  const [from, to] = [new Map(partsOf(before)), new Map(partsOf(after))]
  return [...new Set([...from.keys(), ...to.keys()])]
    .map((path) => ({ path, from: from.get(path) ?? null, to: to.get(path) ?? null }))
    .filter((part) => !isDeepStrictEqual(part.from, part.to))
}

function partsOf(value: object, under = ''): [string, unknown][] {
  return Object.entries(value).flatMap(([key, part]): [string, unknown][] =>
    typeof part === 'object' && part !== null && !Array.isArray(part) ? partsOf(part, `${under}${key}.`) : [[under + key, part]],
  )
}
