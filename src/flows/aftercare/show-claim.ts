import { showBenchLook } from '#modules/authentication/index.server.ts'
import { listCertificateCodes } from '#modules/certificates/index.server.ts'
import { getClaim, listClaimPictures } from '#modules/claims/index.server.ts'
import type { AdminClaimWire } from '#modules/claims/claims.contract.ts'
import { claimActsFrom, deskActs, FAKE_TIMES, lookActs } from '#modules/claims/claims.rules.ts'
import { getOrderById, listLines, listUnits, sharesLeft } from '#modules/orders/index.server.ts'
import { costOf } from '#modules/orders/placing/price.rules.ts'
import { mostOf } from '#modules/orders/refunds/refund.rules.ts'
import type { Read } from '#platform/database.server.ts'
import { toWire } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import { personName } from '#language/person-name.ts'
import type { Language } from '#language/languages.ts'
import { presentClaims } from './claimed-pieces.ts'

/** A claim with all that the desk decides it by: the order, the certificate, what the bench saw. */
export async function showAdminClaim(tx: Read, claimId: string, language: Language): Promise<AdminClaimWire> {
  const row = await getClaim(tx, claimId)
  const [claim] = await presentClaims(tx, [row], language, 'operator')
  const order = await getOrderById(tx, row.order_id)
  const unit = (await listUnits(tx, order.order_id)).find(({ unit_id }) => unit_id === row.unit_id)
  const line = (await listLines(tx, order.order_id)).find(({ line_id }) => line_id === unit?.line_id)
  if (!claim || !unit || !line) return refuse('NOT_FOUND')
  const left = await sharesLeft(tx, order)
  const { snapshot } = line
  return {
    ...claim,
    unitState: unit.state,
    certificate: (await listCertificateCodes(tx, order.order_id)).get(unit.unit_id) ?? '',
    merchantName: language === 'zh' ? snapshot.merchantNameZh : snapshot.merchantNameEn,
    shopper: personName(order.receiver),
    contact: order.contact_email,
    language: order.language,
    paidTime: order.paid_at?.toISOString() ?? '',
    paid: toWire(costOf(unit.parts)),
    left: toWire(mostOf(new Map([[unit.unit_id, left.get(unit.unit_id) ?? {}]]), 'goods')),
    compensation: toWire(FAKE_TIMES * line.unit_price_cents),
    pictureIds: (await listClaimPictures(tx, [claimId])).map(({ uploadId }) => uploadId),
    bench: await showBenchLook(tx, unit.unit_id, claim.piece.title),
    acts: claimActsFrom(row, deskActs),
    looks: claimActsFrom(row, lookActs),
  }
}
