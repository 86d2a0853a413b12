import { findPersonName, listContacts } from '#modules/members/index.server.ts'
import {
  beginFactor,
  confirmFactor,
  countFactorTry,
  countRecoveryCodes,
  findShownUntil,
  hasFactor,
  recordRightCode,
  recordShownFactor,
  takeFactorCode,
} from '#modules/second-factor/index.server.ts'
import type { FactorBegunWire, MemberFactorWire } from '#modules/second-factor/second-factor.contract.ts'
import { recordAudit } from '#platform/audit-trail.server.ts'
import type { Sealing } from '#platform/access/sealing.server.ts'
import type { Database, Read, Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { checkOwner, type Member, notifyMember } from './account-security.ts'

type Host = { sealing: Sealing; limitScale: number }

/** How a member's second factor stands, and whether this session has just shown it. */
export async function showMemberFactor(tx: Read, member: Member): Promise<MemberFactorWire> {
  const [has, left, until] = await Promise.all([
    hasFactor(tx, member.accountId),
    countRecoveryCodes(tx, member.accountId),
    findShownUntil(tx, member),
  ])
  return { hasFactor: has, recoveryCodesLeft: left, shownUntil: until?.toISOString() ?? '' }
}

type Shown = { oldPassword: string; proof: string; code: string; network: string }

/** A new secret to be read by a phone: its owner shows who they are and, where another phone has one, a code of that. */
export async function beginMemberFactor(
  database: Database,
  member: Member,
  { code, ...shown }: Shown,
  { sealing, limitScale }: Host,
): Promise<FactorBegunWire> {
  const isAsked = await hasFactor(database.pool, member.accountId)
  if (isAsked && code === '') return refuse('FACTOR_NEEDED', { field: 'code' })
  const showOwner = await checkOwner(database, member, shown, limitScale)
  if (isAsked) await takeCode(database, member, code, sealing)
  return database.inTransaction(async (tx) => {
    await showOwner(tx)
    const [contact] = await listContacts(tx, member.accountId)
    return beginFactor(tx, sealing, member.accountId, contact?.value ?? '')
  })
}

/** The phone has it: from now on its codes are asked for where money of a merchant is concerned. Answers recovery codes, once. */
export async function confirmMemberFactor(
  database: Database,
  member: Member,
  code: string,
  { sealing }: Host,
): Promise<{ recoveryCodes: string[] }> {
  const codeTry = await database.inTransaction((tx) => countFactorTry(tx, member.accountId))
  return database.inTransaction(async (tx) => {
    const recoveryCodes = await confirmFactor(tx, sealing, member.accountId, code)
    await recordRightCode(tx, codeTry)
    await recordShownFactor(tx, member)
    await tell(tx, member)
    return { recoveryCodes }
  })
}

async function tell(tx: Tx, { accountId }: Member): Promise<void> {
  await notifyMember(tx, accountId, 'factorSet')
  const by = { kind: 'shopper' as const, id: accountId, name: await findPersonName(tx, accountId) }
  await recordAudit(tx, { by, action: 'member-factor-set', subject: 'member', subjectId: accountId })
}

/** For some minutes this session is not asked again. */
export async function provideMemberFactor(
  database: Database,
  member: Member,
  code: string,
  { sealing }: Host,
): Promise<MemberFactorWire> {
  if (!(await hasFactor(database.pool, member.accountId))) refuse('FACTOR_MISSING')
  await takeCode(database, member, code, sealing)
  await database.inTransaction((tx) => recordShownFactor(tx, member))
  return showMemberFactor(database.pool, member)
}

/** A try is counted before its code is looked at, so that of many at once no more are let through. Refuses FACTOR_WRONG. */
async function takeCode(database: Database, { accountId }: Member, code: string, sealing: Sealing): Promise<void> {
  const codeTry = await database.inTransaction((tx) => countFactorTry(tx, accountId))
  await database.inTransaction(async (tx) => {
    if ((await takeFactorCode(tx, sealing, accountId, code)) === 'wrong') refuse('FACTOR_WRONG', { field: 'code' })
    await recordRightCode(tx, codeTry)
  })
}
