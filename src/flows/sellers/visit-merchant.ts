import type { Language } from '#language/languages.ts'
import { showMoment } from '#language/dates.ts'
import { holdMessages } from '#language/seller/merchant-holds.text.ts'
import {
  beginVisit,
  endVisit,
  findVisit,
  getMerchant,
  isOwnMerchant,
  lockMerchant,
  recordMerchantStep,
  type VisitRow,
} from '#modules/merchants/index.server.ts'
import type { VisitWire } from '#modules/merchants/desk-visits.contract.ts'
import { notifyOwners } from './people/notify-owners.ts'
import { showOwnMerchants } from './rooms-of-kind.ts'
import { visitScopes } from '#platform/access/memberships.ts'
import { type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'

/** Where an operator works at this moment, as the seller centre shows it; `merchantId` is empty where it is nowhere. */
export async function showVisit(tx: Read, operatorId: string, language: Language): Promise<VisitWire> {
  const visit = await findVisit(tx, operatorId)
  if (!visit)
    return {
      merchantId: '',
      name: '',
      kind: 'individual',
      scopes: [],
      rooms: [],
      closing: '',
      holds: [],
      reason: '',
      endTime: '',
    }
  const membership = { merchantId: visit.merchant_id, role: 'staff' as const, scopes: visitScopes }
  const [merchant] = (await showOwnMerchants(tx, [membership], language)).list
  return {
    merchantId: visit.merchant_id,
    name: merchant?.name ?? '',
    kind: merchant?.kind ?? 'individual',
    scopes: [...visitScopes],
    rooms: merchant?.rooms ?? [],
    closing: merchant?.closing ?? '',
    holds: merchant?.holds ?? [],
    reason: visit.reason,
    endTime: visit.ends_at.toISOString(),
  }
}

/**
 * An operator works in the seller centre of a merchant for half an hour, with a reason: each of its owners is told, and the merchant's
 * history says so. Whatever is done there stands under the operator's name. Refuses NOT_FOUND, MERCHANT_OWN.
 */
export async function enterSellerCentre(
  tx: Tx,
  by: Operator,
  { merchantId, reason }: { merchantId: string; reason: string },
): Promise<void> {
  await getMerchant(tx, merchantId)
  if (await isOwnMerchant(tx, merchantId, by.id)) refuse('MERCHANT_OWN')
  const merchant = await lockMerchant(tx, merchantId)
  await leaveBefore(tx, by)
  const visit = await beginVisit(tx, merchantId, by.id, reason)
  await recordMerchantStep(tx, merchant, { act: 'visit', by, reason: { en: reason, zh: reason }, endsAt: visit.ends_at })
  await tellOwners(tx, visit)
  const after = { reason, endsAt: visit.ends_at.toISOString() }
  await recordAudit(tx, { by, action: 'merchant-visited', subject: 'merchant', subjectId: merchantId, after })
}

/** Whoever is done leaves before the time is over. */
export async function leaveSellerCentre(tx: Tx, by: Operator): Promise<void> {
  await leaveBefore(tx, by)
}

async function leaveBefore(tx: Tx, by: Operator): Promise<void> {
  const merchantId = await endVisit(tx, by.id)
  if (merchantId === undefined) return
  await recordMerchantStep(tx, await lockMerchant(tx, merchantId), { act: 'leave', by })
  await recordAudit(tx, { by, action: 'merchant-left', subject: 'merchant', subjectId: merchantId })
}

const tellOwners = (tx: Tx, { visit_id, merchant_id, reason, ends_at }: VisitRow): Promise<void> =>
  notifyOwners(tx, merchant_id, {
    message: holdMessages.visit,
    link: '/seller',
    key: `visit:${visit_id}`,
    words: (language) => ({ reason, end: showMoment(ends_at.toISOString(), language) }),
  })
