import type { Selectable } from 'kysely'
import { type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import { clock } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { newSpokenCode } from '#platform/ids.server.ts'
import { refuse } from '#platform/refusal.ts'
import { isUnknownAddress, isWordOfShop } from '#addresses.ts'
import type { NewLink, ShortLinksWire, ShortLinkWire } from './short-links.contract.ts'
import { isShortCode, plainCode, sameSitePath } from './short-links.rules.ts'
import { type ShortLinkTables, shortLinkTables } from './short-links.tables.ts'

const PAGE_SIZE = 50
const MADE_UP_LENGTH = 6

type LinkRow = Selectable<ShortLinkTables['short_links']>

/** Where a code leads inside the shop; looked at again on the way out, whatever the table holds. */
export async function findShortLink(tx: Read, shortStr: string): Promise<string> {
  const code = plainCode(shortStr)
  if (!isShortCode(code)) refuse('NOT_FOUND')
  const found = await shortLinkTables(tx).selectFrom('short_links').select('target').where('code', '=', code).executeTakeFirst()
  const path = sameSitePath(found?.target ?? '')
  return path && leadsToPage(path) ? path : refuse('NOT_FOUND')
}

/** Newest first; `word` is part of a code, a path or a note. */
export async function listShortLinks(tx: Read, { word, pageNum }: { word: string; pageNum: number }): Promise<ShortLinksWire> {
  const like = `%${word.trim().replace(/[\\%_]/g, '\\$&')}%`
  const links = shortLinkTables(tx)
    .selectFrom('short_links')
    .where((column) => column.or([column('code', 'ilike', like), column('target', 'ilike', like), column('note', 'ilike', like)]))
  const { total } = await links.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const found = await links
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('code')
    .limit(PAGE_SIZE)
    .offset((pageNum - 1) * PAGE_SIZE)
    .execute()
  return { total, pageNum, pageSize: PAGE_SIZE, list: found.map(present) }
}

/** Adds a link; refused when its code is taken, and when no page has the address it is to lead to: so no link leads to a link. */
export async function addShortLink(tx: Tx, operator: Operator, { code: wanted, path, note }: NewLink): Promise<ShortLinkWire> {
  const code = wanted || plainCode(newSpokenCode(MADE_UP_LENGTH))
  if (isWordOfShop(code)) refuse('BAD_INPUT', problemIn('code', 'link-taken'))
  if (!leadsToPage(path)) refuse('BAD_INPUT', problemIn('path', 'link-circle'))
  const added = await shortLinkTables(tx)
    .insertInto('short_links')
    .values({ code, target: path, note, created_by: operator.name, created_at: clock.now() })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returningAll()
    .executeTakeFirst()
  const row = added ?? refuse('BAD_INPUT', problemIn('code', 'link-taken'))
  await recordAudit(tx, {
    by: operator,
    action: 'link-added',
    subject: 'short-link',
    subjectId: code,
    after: { path, note },
  })
  return present(row)
}

/** Takes a link away; withdrawing twice changes nothing. */
export async function withdrawShortLink(tx: Tx, operator: Operator, code: string): Promise<void> {
  const row = await shortLinkTables(tx)
    .deleteFrom('short_links')
    .where('code', '=', plainCode(code))
    .returningAll()
    .executeTakeFirst()
  if (!row) return
  await recordAudit(tx, {
    by: operator,
    action: 'link-withdrawn',
    subject: 'short-link',
    subjectId: row.code,
    before: { path: row.target, note: row.note },
  })
}

const leadsToPage = (path: string): boolean => !isUnknownAddress(new URL(path, 'https://shop.invalid'))

const problemIn = (field: string, problem: string) => ({ field, fields: { [field]: problem } })

const present = ({ code, target, note, created_by, created_at }: LinkRow): ShortLinkWire => ({
  code,
  path: target,
  note,
  createdBy: created_by,
  createTime: created_at.toISOString(),
})
