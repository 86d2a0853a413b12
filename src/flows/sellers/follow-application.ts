import { followingAct, isReady } from '#modules/applications/applications.rules.ts'
import { type ApplicationRow, findClash, listAsked, lockMarks, moveApplication } from '#modules/applications/index.server.ts'
import { foundMerchant, regroupOwners } from '#modules/merchants/index.server.ts'
import { carryAccount } from '#flows/money/withdrawals/merchant-account.ts'
import type { Sealing } from '#platform/access/sealing.server.ts'
import type { Actor } from '#platform/actor.ts'
import { type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import type { Locked, Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'

/** Someone of the shop, with what opens the account that was shown. */
export type Reviewer = { by: Operator; sealing: Sealing }
const isReviewer = (one: { by: Actor } | Reviewer): one is Reviewer => 'sealing' in one

/** What follows by itself from the last step, which an applicant took or a reviewer: all of it in the transaction of that step. */
export async function followOn(tx: Tx, application: Locked<ApplicationRow>, taken: { by: Actor } | Reviewer): Promise<void> {
  const { by } = taken
  const rows = await listAsked(tx, application.application_id)
  const act = followingAct({ state: application.state, hasDetails: application.details !== null, rows }, isReviewer(taken))
  if (act === undefined) return
  if (act === 'approve') return isReviewer(taken) ? approveApplication(tx, application, taken) : undefined
  if (act === 'submit') await requireOwnContacts(tx, application)
  await followOn(tx, await moveApplication(tx, application, act, by), taken)
}

/** Of two who submit with one contact at once, as different kinds, the later one is refused. */
async function requireOwnContacts(tx: Tx, application: ApplicationRow): Promise<void> {
  const clash = await findClash(tx, application, await lockMarks(tx, application))
  if (clash) refuse('BAD_INPUT', { field: 'contact', fields: { [`contact-${clash.mark}`]: 'contact-kind' } })
}

/** The merchant, its owner and where it is paid are made with the approval, or there is none of them. */
export async function approveApplication(tx: Tx, application: Locked<ApplicationRow>, { by, sealing }: Reviewer): Promise<void> {
  const rows = await listAsked(tx, application.application_id)
  if (!isReady({ hasDetails: application.details !== null, rows })) refuse('APPLICATION_MOVED_ON')
  const { shopName = '' } = (application.details ?? {}) as Record<string, string>
  const { kind, account_id: ownerId } = application
  const merchantId = await foundMerchant(tx, { kind, name: shopName, ownerId })
  await moveApplication(tx, application, 'approve', by, { merchantId })
  await carryAccount(tx, merchantId, by, sealing)
  await regroupOwners(tx)
  await recordAudit(tx, {
    by,
    action: 'application-approve',
    subject: 'application',
    subjectId: application.application_number,
    after: { kind, merchantId, name: shopName },
  })
}
