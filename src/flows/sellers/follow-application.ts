import { followingAct, isReady } from '#modules/applications/applications.rules.ts'
import { type ApplicationRow, findClash, listAsked, lockMarks, moveApplication } from '#modules/applications/index.server.ts'
import { foundMerchant, regroupOwners } from '#modules/merchants/index.server.ts'
import { type Actor, recordAudit } from '#platform/audit-trail.server.ts'
import { isOfShop } from '#platform/actor.ts'
import type { Locked, Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'

/** What follows by itself from the last step: all of it in the transaction of that step. */
export async function followOn(tx: Tx, application: Locked<ApplicationRow>, by: Actor): Promise<void> {
  const rows = await listAsked(tx, application.application_id)
  const act = followingAct({ state: application.state, hasDetails: application.details !== null, rows }, isOfShop(by))
  if (act === undefined) return
  if (act === 'approve') return approveApplication(tx, application, by)
  if (act === 'submit') await requireOwnContacts(tx, application)
  await followOn(tx, await moveApplication(tx, application, act, by), by)
}

/** Of two who submit with one contact at once, as different kinds, the later one is refused. */
async function requireOwnContacts(tx: Tx, application: ApplicationRow): Promise<void> {
  const clash = await findClash(tx, application, await lockMarks(tx, application))
  if (clash) refuse('BAD_INPUT', { field: 'contact', fields: { [`contact-${clash.mark}`]: 'contact-kind' } })
}

/** The merchant and its owner are made with the approval, or there is neither. */
export async function approveApplication(tx: Tx, application: Locked<ApplicationRow>, by: Actor): Promise<void> {
  const rows = await listAsked(tx, application.application_id)
  if (!isReady({ hasDetails: application.details !== null, rows })) refuse('APPLICATION_MOVED_ON')
  const { shopName = '' } = (application.details ?? {}) as Record<string, string>
  const { kind, account_id: ownerId } = application
  const merchantId = await foundMerchant(tx, { kind, name: shopName, ownerId })
  await moveApplication(tx, application, 'approve', by, { merchantId })
  await regroupOwners(tx)
  await recordAudit(tx, {
    by,
    action: 'application-approve',
    subject: 'application',
    subjectId: application.application_number,
    after: { kind, merchantId, name: shopName },
  })
}
