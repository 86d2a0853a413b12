import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import { clock } from '#platform/clock.ts'
import { problemCode, type Read, type Tx } from '#platform/database.server.ts'
import { lockNames } from '#platform/name-lock.server.ts'
import { refuse } from '#platform/refusal.ts'
import { houseRuleNames, type HouseRule, type Severity } from '../queue/cases.rules.ts'
import { moderationTables } from '../moderation.tables.ts'
import { compileWords, foldedWord, type ListedWord, type WordMatcher } from './word-list.rules.ts'
import { type AddWordInput, type ListedWordsWire, TrialWire } from './words.contract.ts'
import { compareLists } from './compare-lists.ts'

const PAGE = 50

type Version = { version: number; live_at: Date | null; tried_as: string; tried: unknown }
const findVersion = (tx: Read, state: 'live' | 'draft'): Promise<Version | undefined> =>
  moderationTables(tx)
    .selectFrom('word_lists')
    .select(['version', 'live_at', 'tried_as', 'tried'])
    .where('state', '=', state)
    .executeTakeFirst()
const liveVersion = async (tx: Read): Promise<Version> => (await findVersion(tx, 'live')) ?? refuse('NOT_FOUND')

type Kept = ListedWord & { wordId: string; from: number; until: number | null }

async function readVersion(tx: Read, version: number): Promise<Kept[]> {
  const rows = await moderationTables(tx)
    .selectFrom('listed_words')
    .selectAll()
    .where('from_version', '<=', version)
    .where(({ or, eb }) => or([eb('until_version', 'is', null), eb('until_version', '>', version)]))
    .orderBy('word_id')
    .execute()
  return rows.map(wordOf)
}
type Row = Awaited<ReturnType<typeof findWord>>
const findWord = (tx: Read, wordId: string) =>
  moderationTables(tx).selectFrom('listed_words').selectAll().where('word_id', '=', wordId).executeTakeFirstOrThrow()

const wordOf = (row: Row): Kept => ({
  wordId: row.word_id,
  word: row.word,
  language: row.language,
  severity: row.severity as Severity,
  follows: row.follows,
  rule: houseRuleNames.find((name) => name === row.rule) ?? ('spam' satisfies HouseRule),
  isWhole: row.is_whole,
  namesOnly: row.names_only,
  from: row.from_version,
  until: row.until_version,
})

const matchers = new Map<number, WordMatcher>()

/** The list in force, compiled once in each process; one that has gone live is never changed. */
export async function liveMatcher(tx: Read): Promise<WordMatcher> {
  const { version } = await liveVersion(tx)
  const known = matchers.get(version)
  if (known) return known
  const compiled = compileWords(await readVersion(tx, version))
  matchers.clear()
  matchers.set(version, compiled)
  return compiled
}

type Wanted = { word: string; language: string; pageNum: number }

/** The list in force with what the draft changes of it, changes first. */
export async function listWords(tx: Read, { word, language, pageNum }: Wanted): Promise<ListedWordsWire> {
  const [live, draft] = [await liveVersion(tx), await findVersion(tx, 'draft')]
  const [before, after] = [await readVersion(tx, live.version), draft ? await readVersion(tx, draft.version) : []]
  const isIn = (words: readonly Kept[]) => (one: Kept) => words.some(({ wordId }) => wordId === one.wordId)
  const added = draft ? after.filter((one) => !isIn(before)(one)) : []
  const removed = draft ? before.filter((one) => !isIn(after)(one)) : []
  const changeOf = (one: Kept) => (isIn(added)(one) ? 'added' : isIn(removed)(one) ? 'removed' : '')
  const folded = foldedWord(word)
  const found = [...added, ...removed, ...before.filter((one) => !isIn(removed)(one)).toSorted(byWord)].filter(
    (one) => (language === '' || one.language === language) && (folded === '' || foldedWord(one.word).includes(folded)),
  )
  const isTried = draft !== undefined && draft.tried_as !== '' && draft.tried_as === contentOf(after)
  return {
    total: found.length,
    pageNum,
    pageSize: PAGE,
    live: live.version,
    liveTime: live.live_at?.toISOString() ?? '',
    draft: draft?.version ?? 0,
    added: added.length,
    removed: removed.length,
    trial: isTried ? TrialWire.parse(draft.tried) : null,
    list: found
      .slice((pageNum - 1) * PAGE, pageNum * PAGE)
      .map(({ from: _, until: __, ...one }) => ({ ...one, change: changeOf(one as Kept) })),
  }
}
const byWord = (one: Kept, other: Kept): number =>
  one.language.localeCompare(other.language) || one.word.localeCompare(other.word)

/** One draft at a time; everything that changes it waits for its turn. */
async function beginDraft(tx: Tx): Promise<number> {
  await lockNames(tx, ['moderation words'])
  const draft = await findVersion(tx, 'draft')
  if (draft) return draft.version
  const version = (await liveVersion(tx)).version + 1
  await moderationTables(tx).insertInto('word_lists').values({ version, state: 'draft' }).execute()
  return version
}

/** The draft that was seen, and no other. */
async function holdDraft(tx: Tx, version: number): Promise<Version> {
  await lockNames(tx, ['moderation words'])
  const draft = await findVersion(tx, 'draft')
  return draft?.version === version ? draft : refuse('WORDS_MOVED_ON')
}

export async function addWord(
  tx: Tx,
  { word, language, severity, follows, rule, isWhole, namesOnly }: AddWordInput,
): Promise<void> {
  const from_version = await beginDraft(tx)
  const folded = foldedWord(word)
  if (folded === '') refuse('BAD_INPUT', { field: 'word', fields: { word: 'invisible' } })
  const given = { word, folded, language, severity, follows, rule, is_whole: isWhole, names_only: namesOnly, from_version }
  await moderationTables(tx)
    .insertInto('listed_words')
    .values(given)
    .execute()
    .catch((problem: unknown) => {
      if (problemCode(problem) !== '23505') throw problem
      return refuse('BAD_INPUT', { field: 'word', fields: { word: 'word-listed' } })
    })
}

/** Answers the word. */
export async function removeWord(tx: Tx, wordId: string): Promise<string> {
  const version = await beginDraft(tx)
  const words = moderationTables(tx)
  const row = await words.selectFrom('listed_words').selectAll().where('word_id', '=', wordId).executeTakeFirst()
  if (!row || (row.until_version !== null && row.until_version < version)) return refuse('NOT_FOUND')
  if (row.from_version === version) await words.deleteFrom('listed_words').where('word_id', '=', wordId).execute()
  else
    await words
      .updateTable('listed_words')
      .set({ until_version: row.until_version === null ? version : null })
      .where('word_id', '=', wordId)
      .execute()
  return row.word
}

const contentOf = (words: readonly Kept[]): string => createHash('sha256').update(JSON.stringify(words)).digest('base64url')

/** Reads the fixed texts and the newest that are shown with both lists, and keeps what differs with the draft. */
export async function testWords(tx: Tx, version: number, texts: readonly string[]): Promise<TrialWire> {
  const draft = await holdDraft(tx, version)
  const after = await readVersion(tx, draft.version)
  const trial = compareLists(await liveMatcher(tx), compileWords(after), texts)
  await moderationTables(tx)
    .updateTable('word_lists')
    .set({ tried_as: contentOf(after), tried: JSON.stringify(trial) })
    .where('version', '=', draft.version)
    .execute()
  return trial
}

/** The draft is the list from now on, in every process with the next text. */
export async function publishWords(tx: Tx, operator: Operator, version: number): Promise<void> {
  const draft = await holdDraft(tx, version)
  const after = await readVersion(tx, draft.version)
  if (draft.tried_as !== contentOf(after)) refuse('WORDS_NOT_TRIED')
  if (TrialWire.parse(draft.tried).caught.length > 0) refuse('WORDS_CATCH_GOOD')
  const lists = moderationTables(tx)
  await lists.updateTable('word_lists').set({ state: 'past' }).where('state', '=', 'live').execute()
  await lists
    .updateTable('word_lists')
    .set({ state: 'live', live_at: clock.now(), live_by: operator.id })
    .where('version', '=', draft.version)
    .execute()
  const changes = { added: after.filter(({ from }) => from === version).map(({ word }) => word) }
  await recordAudit(tx, {
    by: operator,
    action: 'words-published',
    subject: 'word-list',
    subjectId: `${version}`,
    after: changes,
  })
}

export async function discardWords(tx: Tx, version: number): Promise<void> {
  const draft = await holdDraft(tx, version)
  const words = moderationTables(tx)
  await words.deleteFrom('listed_words').where('from_version', '=', draft.version).execute()
  await words.updateTable('listed_words').set({ until_version: null }).where('until_version', '=', draft.version).execute()
  await words.deleteFrom('word_lists').where('version', '=', draft.version).where(sql<boolean>`state = 'draft'`).execute()
}
