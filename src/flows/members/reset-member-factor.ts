import { type Decider, mayGo } from '#modules/approvals/index.server.ts'
import { findPersonName, recordAct } from '#modules/members/index.server.ts'
import { listFellowOwners } from '#modules/merchants/index.server.ts'
import { forgetFactor, hasFactor } from '#modules/second-factor/index.server.ts'
import { endOtherSessions } from '#platform/access/sessions.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { notifyMember } from './account-security.ts'

/**
 * Who lost phone and recovery codes sets a second factor up anew, once a second person of the shop has agreed. What is open ends; the member and
 * every owner of a merchant they act for are told. Refuses FACTOR_NONE where there is none.
 */
export async function resetMemberFactor(
  tx: Tx,
  by: Decider,
  { accountId, reason }: { accountId: string; reason: string },
): Promise<void> {
  if (!(await hasFactor(tx, accountId))) refuse('FACTOR_NONE')
  const matter = { kind: 'factor' as const, subjectId: accountId, payeeId: accountId, amountCents: 0, reason }
  if (!(await mayGo(tx, by, matter))) return recordAct(tx, by, 'member-factor-asked', accountId, { before: null, after: reason })
  await forgetFactor(tx, accountId)
  await endOtherSessions(tx, accountId, undefined)
  await recordAct(tx, by, 'member-factor-reset', accountId, { before: null, after: reason })
  await notifyMember(tx, accountId, 'factorReset')
  const name = await findPersonName(tx, accountId)
  for (const owner of await listFellowOwners(tx, accountId))
    await notifyMember(tx, owner, 'colleagueFactorReset', undefined, { name })
}
