import { type Selectable, sql } from 'kysely'
import { type Operator, recordAudit, refuseMovedOn } from '#platform/audit-trail.server.ts'
import { clock } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { emit } from '#events/events.server.ts'
import { refuse } from '#platform/refusal.ts'
import { type SearchTables, searchTables } from '#modules/search/search.tables.ts'
import type { SaveSynonymsInput, SynonymGroupsWire, SynonymGroupWire, TryWordsInput } from '#modules/search/synonyms.contract.ts'
import type { SynonymGroup } from './synonyms.ts'

/** Every process reloads the groups on this event. */
const PAGE_SIZE = 50

type GroupRow = Selectable<SearchTables['synonym_groups']>

/** All groups, as search reads them. */
export function listSynonyms(tx: Read): Promise<SynonymGroup[]> {
  return searchTables(tx).selectFrom('synonym_groups').select(['words', 'one_way as oneWay']).orderBy('group_id').execute()
}

/** All groups as they would be with this one among them, in place of the one it names. */
export async function groupsWith(tx: Read, { groupId, words, oneWay }: TryWordsInput): Promise<SynonymGroup[]> {
  const groups = await searchTables(tx)
    .selectFrom('synonym_groups')
    .select(['words', 'one_way as oneWay'])
    .$if(groupId !== '', (others) => others.where('group_id', '<>', groupId))
    .orderBy('group_id')
    .execute()
  return [...groups, { words, oneWay }]
}

/** The group changed last stands first; `word` is part of one of its words. */
export async function findSynonymGroups(
  tx: Read,
  { word, pageNum }: { word: string; pageNum: number },
): Promise<SynonymGroupsWire> {
  const like = `%${word.trim().replace(/[\\%_]/g, '\\$&')}%`
  const groups = searchTables(tx).selectFrom('synonym_groups').where(sql<string>`array_to_string(words, ' ')`, 'ilike', like)
  const { total } = await groups.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const found = await groups
    .selectAll()
    .orderBy('changed_at', 'desc')
    .orderBy('words')
    .orderBy('group_id')
    .limit(PAGE_SIZE)
    .offset((pageNum - 1) * PAGE_SIZE)
    .execute()
  return { total, pageNum, pageSize: PAGE_SIZE, list: found.map(present) }
}

/** Adds a group, or changes the one that is named; refused when another operator has removed or changed it meanwhile. */
export async function saveSynonymGroup(
  tx: Tx,
  operator: Operator,
  { groupId, version, words, oneWay }: SaveSynonymsInput,
): Promise<SynonymGroupWire> {
  const id = groupId || newId()
  const before = await find(tx, id)
  if (groupId && !before) refuse('NOT_FOUND')
  if (before && before.version !== version) await refuseMovedOn(tx, 'synonym-group', id)
  const group = { words, one_way: oneWay, changed_by: operator.name, changed_at: clock.now() }
  const row = await searchTables(tx)
    .insertInto('synonym_groups')
    .values({ group_id: id, ...group })
    .onConflict((conflict) => conflict.column('group_id').doUpdateSet(group))
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordAudit(tx, {
    by: operator,
    action: before ? 'synonyms-changed' : 'synonyms-added',
    subject: 'synonym-group',
    subjectId: id,
    ...(before ? { before: { words: before.words, oneWay: before.one_way } } : {}),
    after: { words, oneWay },
  })
  await emit(tx, 'synonyms-changed', {})
  return present(row)
}

/** Takes a group away; removing twice changes nothing. Refuses MOVED_ON where somebody else has changed it. */
export async function removeSynonymGroup(
  tx: Tx,
  operator: Operator,
  { groupId, version }: { groupId: string; version: number },
): Promise<void> {
  const row = await find(tx, groupId)
  if (!row) return
  if (row.version !== version) await refuseMovedOn(tx, 'synonym-group', groupId)
  await searchTables(tx).deleteFrom('synonym_groups').where('group_id', '=', groupId).execute()
  await recordAudit(tx, {
    by: operator,
    action: 'synonyms-removed',
    subject: 'synonym-group',
    subjectId: groupId,
    before: { words: row.words, oneWay: row.one_way },
  })
  await emit(tx, 'synonyms-changed', {})
}

const find = (tx: Tx, groupId: string): Promise<GroupRow | undefined> =>
  searchTables(tx).selectFrom('synonym_groups').selectAll().where('group_id', '=', groupId).forUpdate().executeTakeFirst()

const present = ({ group_id, version, words, one_way, changed_by, changed_at }: GroupRow): SynonymGroupWire => ({
  groupId: group_id,
  version,
  words,
  oneWay: one_way,
  changedBy: changed_by,
  changeTime: changed_at.toISOString(),
})
