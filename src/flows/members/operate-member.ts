import {
  addNote,
  disableMember,
  enableMember,
  findMemberFacts,
  findPasswordHash,
  getMemberRow,
  listNotes,
  listPasskeys,
  recordAct,
} from '#modules/members/index.server.ts'
import type { AdminMemberWire } from '#modules/members/admin-members.contract.ts'
import { listAllOrdersOf } from '#modules/orders/index.server.ts'
import { hasFactor } from '#modules/second-factor/index.server.ts'
import { endOtherSessions, listSessions, presentSession } from '#platform/access/sessions.server.ts'
import type { Operator } from '#platform/audit-trail.server.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import type { Language } from '#language/languages.ts'

const MOST_ORDERS = 20

/** What the desk sees of a member: how they are reached, where they are signed in, what they ordered, what others have noted. */
export async function showMember(tx: Read, accountId: string, language: Language): Promise<AdminMemberWire> {
  const row = await getMemberRow(tx, accountId)
  const [facts, hash, factor, passkeys, sessions, orders, notes] = await Promise.all([
    findMemberFacts(tx, accountId),
    findPasswordHash(tx, accountId),
    hasFactor(tx, accountId),
    listPasskeys(tx, accountId),
    listSessions(tx, accountId),
    listAllOrdersOf(tx, accountId, language, MOST_ORDERS),
    listNotes(tx, accountId),
  ])
  return {
    ...row,
    ...facts,
    hasPassword: hash !== undefined,
    hasFactor: factor,
    passkeyNum: passkeys.length,
    sessions: sessions.map(presentSession),
    orders: orders.map(({ orderNo, state, total, createTime }) => ({ orderNo, state, total, createTime })),
    notes: notes.map(({ noteId, note, actor, createdAt }) => ({ noteId, note, actor, createTime: createdAt.toISOString() })),
  }
}

type Act = { act: 'disable'; reason: string } | { act: 'enable' } | { act: 'sign-out' } | { act: 'note'; note: string }

/** What an operator does to a member’s account, in the audit trail; answers the member as it is afterwards. */
export async function operateMember(
  tx: Tx,
  operator: Operator,
  accountId: string,
  wanted: Act,
  language: Language,
): Promise<AdminMemberWire> {
  if (wanted.act === 'disable') await disableMember(tx, operator, accountId, wanted.reason)
  if (wanted.act === 'enable') await enableMember(tx, operator, accountId)
  if (wanted.act === 'note') await addNote(tx, operator, accountId, wanted.note)
  if (wanted.act === 'disable' || wanted.act === 'sign-out') await endOtherSessions(tx, accountId, undefined)
  if (wanted.act === 'sign-out') await recordAct(tx, operator, 'member-signed-out', accountId)
  return showMember(tx, accountId, language)
}
