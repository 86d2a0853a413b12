import { sql } from 'kysely'
import { recordAudit } from '#platform/audit-trail.server.ts'
import { clock } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { emit } from '#platform/outbox.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { SaveSynonymsInput, SynonymGroupsWire, SynonymGroupWire } from '#modules/search/synonyms.contract.ts'
import type { SynonymGroup } from './synonyms.ts'

/** Every process reloads the groups on this event. */
export const SYNONYMS_CHANGED = 'synonyms-changed'
const PAGE_SIZE = 50

type GroupRow = { group_id: string; words: string[]; one_way: boolean; changed_by: string; changed_at: Date }

/** All groups, as search reads them. */
export async function listSynonyms(tx: Tx): Promise<SynonymGroup[]> {
  const found = await sql<GroupRow>`select * from synonym_groups order by group_id`.execute(tx)
  return found.rows.map(({ words, one_way }) => ({ words, oneWay: one_way }))
}

/** The group changed last stands first; `word` is part of one of its words. */
export async function findSynonymGroups(
  tx: Tx,
  { word, pageNum }: { word: string; pageNum: number },
): Promise<SynonymGroupsWire> {
  const like = `%${word.trim().replace(/[\\%_]/g, '\\$&')}%`
  const which = sql`array_to_string(words, ' ') ilike ${like}`
  const counted = await sql<{ total: number }>`select count(*)::int as total from synonym_groups where ${which}`.execute(tx)
  const found = await sql<GroupRow>`select * from synonym_groups where ${which}
    order by changed_at desc, words, group_id limit ${PAGE_SIZE} offset ${(pageNum - 1) * PAGE_SIZE}`.execute(tx)
  return { total: counted.rows[0]?.total ?? 0, pageNum, pageSize: PAGE_SIZE, list: found.rows.map(present) }
}

/** Adds a group, or changes the one that is named; refused when another operator has removed it meanwhile. */
export async function saveSynonymGroup(
  tx: Tx,
  operator: string,
  { groupId, words, oneWay }: SaveSynonymsInput,
): Promise<SynonymGroupWire> {
  const id = groupId || newId()
  const before = await find(tx, id)
  if (groupId && !before) refuse('NOT_FOUND')
  const saved = await sql<GroupRow>`insert into synonym_groups (group_id, words, one_way, changed_by, changed_at)
    values (${id}, ${words}, ${oneWay}, ${operator}, ${clock.now()})
    on conflict (group_id) do update set words = excluded.words, one_way = excluded.one_way,
      changed_by = excluded.changed_by, changed_at = excluded.changed_at returning *`.execute(tx)
  const row = saved.rows[0] ?? refuse('NOT_FOUND')
  await recordAudit(tx, {
    actor: operator,
    action: before ? 'synonyms-changed' : 'synonyms-added',
    subject: 'synonym-group',
    subjectId: id,
    ...(before ? { before: { words: before.words, oneWay: before.one_way } } : {}),
    after: { words, oneWay },
  })
  await emit(tx, SYNONYMS_CHANGED, {})
  return present(row)
}

/** Takes a group away; removing twice changes nothing. */
export async function removeSynonymGroup(tx: Tx, operator: string, groupId: string): Promise<void> {
  const gone = await sql<GroupRow>`delete from synonym_groups where group_id = ${groupId} returning *`.execute(tx)
  const row = gone.rows[0]
  if (!row) return
  await recordAudit(tx, {
    actor: operator,
    action: 'synonyms-removed',
    subject: 'synonym-group',
    subjectId: groupId,
    before: { words: row.words, oneWay: row.one_way },
  })
  await emit(tx, SYNONYMS_CHANGED, {})
}

async function find(tx: Tx, groupId: string): Promise<GroupRow | undefined> {
  const found = await sql<GroupRow>`select * from synonym_groups where group_id = ${groupId} for update`.execute(tx)
  return found.rows[0]
}

const present = ({ group_id, words, one_way, changed_by, changed_at }: GroupRow): SynonymGroupWire => ({
  groupId: group_id,
  words,
  oneWay: one_way,
  changedBy: changed_by,
  changeTime: changed_at.toISOString(),
})
