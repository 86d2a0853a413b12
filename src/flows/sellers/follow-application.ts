import { followingAct, isOpen, isReady } from '#modules/applications/applications.rules.ts'
import { type ApplicationRow, findClash, listAsked, lockMarks, moveApplication } from '#modules/applications/index.server.ts'
import { abandonMerchant, createMerchant, letSell, regroupOwners } from '#modules/merchants/index.server.ts'
import { rulesOfKind } from '#modules/merchants/merchant-kinds.contract.ts'
import { tellOfMerchant } from '#modules/offers/index.server.ts'
import { findMerchantKinds } from '#modules/shop-settings/index.server.ts'
import { type Actor, recordAudit } from '#platform/audit-trail.server.ts'
import { isOfShop } from '#platform/actor.ts'
import type { Locked, Read, Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'

/** What follows by itself from the last step: all of it in the transaction of that step. Answers the merchant that was made. */
export async function followOn(tx: Tx, application: Locked<ApplicationRow>, by: Actor): Promise<string | undefined> {
  const rows = await listAsked(tx, application.application_id)
  const act = followingAct({ state: application.state, hasDetails: application.details !== null, rows }, isOfShop(by))
  if (act === undefined) return undefined
  if (act === 'approve') return approveApplication(tx, application, by)
  if (act === 'submit') await requireOwnContacts(tx, application)
  return followOn(tx, await moveApplication(tx, application, act, by), by)
}

/** Of two who submit with one contact at once, as different kinds, the later one is refused. */
async function requireOwnContacts(tx: Tx, application: ApplicationRow): Promise<void> {
  const clash = await findClash(tx, application, await lockMarks(tx, application))
  if (clash) refuse('BAD_INPUT', { field: 'contact', fields: { [`contact-${clash.mark}`]: 'contact-kind' } })
}

/** The merchant and its owner are made with the approval, or there is neither. Answers the merchant. */
export async function approveApplication(tx: Tx, application: Locked<ApplicationRow>, by: Actor): Promise<string> {
  const rows = await listAsked(tx, application.application_id)
  if (!isReady({ hasDetails: application.details !== null, rows })) refuse('APPLICATION_MOVED_ON')
  const { shopName = '' } = (application.details ?? {}) as Record<string, string>
  const { kind, account_id: ownerId, early_merchant_id: early } = application
  const merchantId = early ?? (await createMerchant(tx, { kind, name: shopName, ownerId }))
  if (early) await letSell(tx, early, { kind, name: shopName })
  await moveApplication(tx, application, 'approve', by, { merchantId })
  await regroupOwners(tx)
  if (early) await tellOfMerchant(tx, early)
  await recordAudit(tx, {
    by,
    action: 'application-approve',
    subject: 'application',
    subjectId: application.application_number,
    after: { kind, merchantId, name: shopName },
  })
  return merchantId
}

/**
 * The merchant of an application before its approval: hidden, so that its people can write what they will sell. Refuses for a kind that
 * places no offers, before the shop is described, and where there is one.
 */
export async function openShop(tx: Tx, application: Locked<ApplicationRow>, by: Actor): Promise<void> {
  if (!(await mayOpenShop(tx, application))) refuse('APPLICATION_MOVED_ON')
  const { kind, account_id: ownerId } = application
  const { shopName = '' } = application.details as Record<string, string>
  const earlyMerchantId = await createMerchant(tx, { kind, name: shopName, ownerId, awaits: true })
  await moveApplication(tx, application, 'open-shop', by, { earlyMerchantId })
  await regroupOwners(tx)
}

export const mayOpenShop = async (tx: Read, { kind, state, details, early_merchant_id }: ApplicationRow): Promise<boolean> =>
  isOpen(state) && details !== null && early_merchant_id === null && rulesOfKind(await findMerchantKinds(tx), kind).placesOffers

/** What was prepared for an application that has come to nothing stays hidden. */
export async function closeShop(tx: Tx, { early_merchant_id }: ApplicationRow): Promise<void> {
  if (early_merchant_id !== null) await abandonMerchant(tx, early_merchant_id)
}
