import { sql } from 'kysely'
import { z } from 'zod'
import { operatorColumns } from '#platform/actor.ts'
import { type AuditAction, type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import { type Locked, lockRows, type Read, type Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import { fitsWords } from '#platform/text/fits-words.server.ts'
import { type AdminMembersWire, type MemberRowWire, memberStates } from './admin-members.contract.ts'
import { memberTables } from './members.tables.ts'

const PAGE_SIZE = 50

const Row = z.object({
  accountId: z.string(),
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  state: z.enum(memberStates),
  joinedAt: z.date(),
  orderNum: z.number(),
})

const columns = sql`m.account_id as "accountId", coalesce(person_name(d.first_name, d.last_name), '') as name,
  coalesce((select value from contacts c where c.account_id = m.account_id and c.kind = 'email'), '') as email,
  coalesce((select value from contacts c where c.account_id = m.account_id and c.kind = 'mobile'), '') as mobile,
  case when m.left_at is not null then 'left' when m.disabled_at is not null then 'disabled'
    when m.leaving_at is not null then 'leaving' else 'open' end as state,
  m.joined_at as "joinedAt", (select count(*) from order_card o where o.owner_id = m.account_id and o.purpose <> 'deposit') as "orderNum"`

/** Name, e-mail and number together: "ann lee@mail" finds whoever has both. */
const WHO = sql`lower(concat_ws(' ', d.first_name, d.last_name, person_name(d.first_name, d.last_name),
  (select string_agg(c.value, ' ') from contacts c where c.account_id = m.account_id)))`

/** Members, newest first; `word` is a piece of an address, a number, a name or an invite code. */
export async function listAdminMembers(
  tx: Read,
  { word, pageNum }: { word: string; pageNum: number },
): Promise<AdminMembersWire> {
  const wanted = word.trim()
  const found = wanted ? sql`(${fitsWords(WHO, wanted)} or m.invite_code = upper(${wanted}))` : sql`true`
  const members = sql`from members m left join account_details d on d.account_id = m.account_id where ${found}`
  const [counted] = await readRows(tx, z.object({ total: z.number() }), sql`select count(*) as total ${members}`)
  const rows = await readRows(
    tx,
    Row,
    sql`select ${columns} ${members} order by m.joined_at desc, m.account_id limit ${PAGE_SIZE} offset ${(pageNum - 1) * PAGE_SIZE}`,
  )
  return { total: counted?.total ?? 0, pageNum, pageSize: PAGE_SIZE, list: rows.map(present) }
}

/** One member as the list has it; refuses NOT_FOUND. */
export async function getMemberRow(tx: Read, accountId: string): Promise<MemberRowWire> {
  const [row] = await readRows(
    tx,
    Row,
    sql`select ${columns} from members m left join account_details d on d.account_id = m.account_id where m.account_id = ${accountId}`,
  )
  return row ? present(row) : refuse('NOT_FOUND')
}

const present = ({ joinedAt, ...row }: z.output<typeof Row>): MemberRowWire => ({
  ...row,
  joinTime: joinedAt.toISOString(),
})

export function listNotes(tx: Read, accountId: string) {
  return memberTables(tx)
    .selectFrom('member_notes')
    .select(['note_id as noteId', 'note', 'actor', 'created_at as createdAt'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .execute()
}

export async function addNote(tx: Tx, operator: Operator, accountId: string, note: string): Promise<void> {
  await lockMember(tx, accountId)
  await memberTables(tx)
    .insertInto('member_notes')
    .values({ note_id: newId(), account_id: accountId, note, ...operatorColumns(operator) })
    .execute()
}

/** From now on nobody signs in to it, and the sessions there are belong to nobody. */
export async function disableMember(tx: Tx, operator: Operator, accountId: string, reason: string): Promise<void> {
  const before = await lockMember(tx, accountId)
  await memberTables(tx)
    .updateTable('members')
    .set({ disabled_at: sql<Date>`coalesce(disabled_at, now())`, disabled_reason: reason })
    .where('account_id', '=', accountId)
    .execute()
  await recordAct(tx, operator, 'member-disabled', accountId, { before: before.disabled_reason, after: reason })
}

export async function enableMember(tx: Tx, operator: Operator, accountId: string): Promise<void> {
  const before = await lockMember(tx, accountId)
  await memberTables(tx)
    .updateTable('members')
    .set({ disabled_at: null, disabled_reason: null })
    .where('account_id', '=', accountId)
    .execute()
  await recordAct(tx, operator, 'member-enabled', accountId, { before: before.disabled_reason, after: null })
}

type MemberLock = { account_id: string; disabled_reason: string | null }

async function lockMember(tx: Tx, accountId: string): Promise<Locked<MemberLock>> {
  const wanted = memberTables(tx)
    .selectFrom('members')
    .select(['account_id', 'disabled_reason'])
    .where('account_id', '=', accountId)
  const [row] = await lockRows(tx, wanted)
  return row ?? refuse('NOT_FOUND')
}

type Reasons = { before: string | null; after: string | null }

/** Whatever is done to a member's account is in the audit trail. */
export function recordAct(tx: Tx, operator: Operator, action: AuditAction, accountId: string, reasons?: Reasons): Promise<void> {
  const told = reasons && { before: { reason: reasons.before }, after: { reason: reasons.after } }
  return recordAudit(tx, { by: operator, action, subject: 'member', subjectId: accountId, ...told })
}
