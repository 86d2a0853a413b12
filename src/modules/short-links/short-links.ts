import { sql } from 'kysely'
import { recordAudit } from '#platform/audit-trail.server.ts'
import { clock } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { newSpokenCode } from '#platform/ids.server.ts'
import { refuse } from '#platform/refusal.ts'
import { isWordOfShop } from '#addresses.ts'
import type { NewLink, ShortLinksWire, ShortLinkWire } from './short-links.contract.ts'
import { isShortCode, plainCode, sameSitePath } from './short-links.rules.ts'

const PAGE_SIZE = 50
const MADE_UP_LENGTH = 6

type LinkRow = { code: string; target: string; note: string; created_by: string; created_at: Date }

/** Where a code leads inside the shop; looked at again on the way out, whatever the table holds. */
export async function findShortLink(tx: Tx, shortStr: string): Promise<string> {
  const code = plainCode(shortStr)
  if (!isShortCode(code)) refuse('NOT_FOUND')
  const found = await sql<{ target: string }>`select target from short_links where code = ${code}`.execute(tx)
  return sameSitePath(found.rows[0]?.target ?? '') ?? refuse('NOT_FOUND')
}

/** Newest first; `word` is part of a code, a path or a note. */
export async function listShortLinks(tx: Tx, { word, pageNum }: { word: string; pageNum: number }): Promise<ShortLinksWire> {
  const like = `%${word.trim().replace(/[\\%_]/g, '\\$&')}%`
  const which = sql`(code ilike ${like} or target ilike ${like} or note ilike ${like})`
  const counted = await sql<{ total: number }>`select count(*)::int as total from short_links where ${which}`.execute(tx)
  const found = await sql<LinkRow>`select * from short_links where ${which} order by created_at desc, code
    limit ${PAGE_SIZE} offset ${(pageNum - 1) * PAGE_SIZE}`.execute(tx)
  return { total: counted.rows[0]?.total ?? 0, pageNum, pageSize: PAGE_SIZE, list: found.rows.map(present) }
}

/** Adds a link; refused when its code is taken, or when it would only lead to another code. */
export async function addShortLink(tx: Tx, operator: string, { code: wanted, path, note }: NewLink): Promise<ShortLinkWire> {
  const code = wanted || plainCode(newSpokenCode(MADE_UP_LENGTH))
  if (isWordOfShop(code)) refuse('BAD_INPUT', problemIn('code', 'link-taken'))
  if (path.slice(1) === code || (await isTaken(tx, path.slice(1)))) refuse('BAD_INPUT', problemIn('path', 'link-circle'))
  const added = await sql<LinkRow>`insert into short_links (code, target, note, created_by, created_at)
    values (${code}, ${path}, ${note}, ${operator}, ${clock.now()}) on conflict (code) do nothing returning *`.execute(tx)
  const row = added.rows[0] ?? refuse('BAD_INPUT', problemIn('code', 'link-taken'))
  await recordAudit(tx, {
    actor: operator,
    action: 'link-added',
    subject: 'short-link',
    subjectId: code,
    after: { path, note },
  })
  return present(row)
}

/** Takes a link away; withdrawing twice changes nothing. */
export async function withdrawShortLink(tx: Tx, operator: string, code: string): Promise<void> {
  const gone = await sql<LinkRow>`delete from short_links where code = ${plainCode(code)} returning *`.execute(tx)
  const row = gone.rows[0]
  if (!row) return
  await recordAudit(tx, {
    actor: operator,
    action: 'link-withdrawn',
    subject: 'short-link',
    subjectId: row.code,
    before: { path: row.target, note: row.note },
  })
}

async function isTaken(tx: Tx, code: string): Promise<boolean> {
  const found = await sql`select 1 from short_links where code = ${plainCode(code)}`.execute(tx)
  return found.rows.length > 0
}

const problemIn = (field: string, problem: string) => ({ field, fields: { [field]: problem } })

const present = ({ code, target, note, created_by, created_at }: LinkRow): ShortLinkWire => ({
  code,
  path: target,
  note,
  createdBy: created_by,
  createTime: created_at.toISOString(),
})
