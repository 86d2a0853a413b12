import { followingAct, isOpen, isReady } from '#modules/applications/applications.rules.ts'
import { type ApplicationRow, findClash, listAsked, lockMarks, moveApplication } from '#modules/applications/index.server.ts'
import { abandonMerchant, foundMerchant, letSell, regroupOwners } from '#modules/merchants/index.server.ts'
import { rulesOfKind } from '#modules/merchants/merchant-kinds.contract.ts'
import { tellOfMerchant } from '#modules/offers/index.server.ts'
import { findMerchantKinds } from '#modules/shop-settings/index.server.ts'
import { carryAccount } from '#flows/money/withdrawals/merchant-account.ts'
import type { Sealing } from '#platform/access/sealing.server.ts'
import type { Actor } from '#platform/actor.ts'
import { type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import type { Locked, Read, Tx } from '#platform/database.server.ts'
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
  const { kind, account_id: ownerId, early_merchant_id: early } = application
  const merchantId = early ?? (await foundMerchant(tx, { kind, name: shopName, ownerId }))
  if (early) await letSell(tx, early, { kind, name: shopName })
  await moveApplication(tx, application, 'approve', by, { merchantId })
  await carryAccount(tx, merchantId, by, sealing)
  await regroupOwners(tx)
  if (early) await tellOfMerchant(tx, early)
  await recordAudit(tx, {
    by,
    action: 'application-approve',
    subject: 'application',
    subjectId: application.application_number,
    after: { kind, merchantId, name: shopName },
  })
}

/**
 * The merchant of an application before its approval: hidden, so that its people can write what they will sell. Refuses for a kind that
 * places no offers, before the shop is described, and where there is one.
 */
export async function openShop(tx: Tx, application: Locked<ApplicationRow>, by: Actor): Promise<void> {
  if (!(await mayOpenShop(tx, application))) refuse('APPLICATION_MOVED_ON')
  const { kind, account_id: ownerId } = application
  const { shopName = '' } = application.details as Record<string, string>
  const earlyMerchantId = await foundMerchant(tx, { kind, name: shopName, ownerId, awaits: true })
  await moveApplication(tx, application, 'open-shop', by, { earlyMerchantId })
  await regroupOwners(tx)
}

export const mayOpenShop = async (tx: Read, { kind, state, details, early_merchant_id }: ApplicationRow): Promise<boolean> =>
  isOpen(state) && details !== null && early_merchant_id === null && rulesOfKind(await findMerchantKinds(tx), kind).placesOffers

/** What was prepared for an application that has come to nothing stays hidden. */
export async function closeShop(tx: Tx, { early_merchant_id }: ApplicationRow): Promise<void> {
  if (early_merchant_id !== null) await abandonMerchant(tx, early_merchant_id)
}
