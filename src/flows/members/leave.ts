import { mayLeaveShops, requireOtherOwners } from '#modules/merchants/index.server.ts'
import { balanceOf } from '#modules/balance/index.server.ts'
import {
  beginLeaving,
  cancelLeaving,
  findLeaving,
  findMember,
  findPersonName,
  forgetMember,
  listContacts,
  lockDueToLeave,
} from '#modules/members/index.server.ts'
import type { Again, LeavingWire } from '#modules/members/sign-in.contract.ts'
import { sayToMember } from '#modules/mailing/index.server.ts'
import { listDebts } from '#modules/points/index.server.ts'
import { personalData } from '#platform/access/personal-data.server.ts'
import { endOtherSessions } from '#platform/access/sessions.server.ts'
import type { Database, Read, Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { checkOwner, type Member, notifyMember } from './account-security.ts'

/** Asks for an account to be deleted, by anyone who has just shown to be its owner; until the day comes they may think again. */
export async function askToLeave(
  database: Database,
  member: Member,
  shown: Again & { network: string },
  scale: number,
): Promise<LeavingWire> {
  if (((await balanceOf(database.pool, [member.accountId])).get(member.accountId) ?? 0) > 0) refuse('BALANCE_LEFT')
  await requireOtherOwners(database.pool, member.accountId)
  const showOwner = await checkOwner(database, member, shown, scale)
  await database.inTransaction(async (tx) => {
    await showOwner(tx)
    await beginLeaving(tx, member.accountId)
    await notifyMember(tx, member.accountId, 'leaving')
  })
  return showLeaving(database.pool, member.accountId)
}

export async function stay(tx: Tx, accountId: string): Promise<LeavingWire> {
  await cancelLeaving(tx, accountId)
  return showLeaving(tx, accountId)
}

export const showLeaving = async (tx: Read, accountId: string): Promise<LeavingWire> => ({
  leaveTime: (await findLeaving(tx, accountId))?.toISOString() ?? null,
  owedPoints: (await listDebts(tx, [accountId])).get(accountId) ?? 0,
})

/**
 * Deletes accounts whose day has come, whose orders are all finished and without whom no shop is left to no one. What the law keeps
 * (orders, payments, who agreed to what) stays, under an account that nobody is behind any more. Answers how many.
 */
export async function deleteDueAccounts(tx: Tx, most: number): Promise<number> {
  const due = await lockDueToLeave(tx, most)
  for (const accountId of due) {
    if (!(await mayLeaveShops(tx, accountId))) continue
    const contacts = await listContacts(tx, accountId)
    const language = (await findMember(tx, accountId))?.language ?? 'en'
    const name = await findPersonName(tx, accountId)
    await sayToMember(tx, { contacts, name, language, about: 'left', key: `left ${accountId}` })
    await endOtherSessions(tx, accountId, undefined)
    const person = { accountId, contacts: contacts.map(({ value }) => value) }
    for (const { forget } of personalData()) await forget?.(tx, person)
    await forgetMember(tx, accountId)
  }
  return due.length
}
