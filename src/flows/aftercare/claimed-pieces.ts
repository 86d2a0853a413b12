import { type ClaimRow, listClaimPictures, listClaimsOfOrder, listClaimSteps } from '#modules/claims/index.server.ts'
import type { ClaimChoicesWire, ClaimWire } from '#modules/claims/claims.contract.ts'
import { type ClaimBar, claimBar, type ClaimKind, claimKinds, lastDayOfPromise } from '#modules/claims/claims.rules.ts'
import {
  getOrder,
  getOrderById,
  type LineRow,
  listLines,
  listUnits,
  type OrderRow,
  requireProven,
} from '#modules/orders/index.server.ts'
import { costOf } from '#modules/orders/placing/price.rules.ts'
import type { Viewer } from '#platform/call.server.ts'
import { clock } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import { toWire } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import { sizeWithSystem } from '#language/product/size-names.ts'
import type { Language } from '#language/languages.ts'

/** What of an order may be claimed for, piece by piece. Read by anyone who may act on it. */
export async function showClaimChoices(tx: Read, viewer: Viewer, orderNumber: string): Promise<ClaimChoicesWire> {
  const order = await getOrder(tx, orderNumber)
  await requireProven(tx, order, viewer.ownerId)
  const barOf = await claimBars(tx, order)
  const lines = await listLines(tx, order.order_id)
  const units = await listUnits(tx, order.order_id)
  return {
    orderNo: order.order_number,
    lastDay: order.paid_at ? lastDayOfPromise(order.paid_at) : '',
    pieces: units.map(({ unit_id, line_id, parts }) => ({
      ...presentPiece(unit_id, lines.find((line) => line.line_id === line_id) ?? refuse('NOT_FOUND'), viewer.language),
      paid: toWire(costOf(parts)),
      acts: claimKinds.filter((kind) => barOf(unit_id, kind) === undefined),
    })),
  }
}

/** Why each piece of an order cannot be claimed for; ask with the order locked to act on it. */
export async function claimBars(tx: Read, order: OrderRow): Promise<(unitId: string, kind: ClaimKind) => ClaimBar | undefined> {
  const claims = await listClaimsOfOrder(tx, order.order_id)
  const lines = await listLines(tx, order.order_id)
  const units = await listUnits(tx, order.order_id)
  return (unitId, kind) => {
    const unit = units.find(({ unit_id }) => unit_id === unitId) ?? refuse('NOT_FOUND')
    const line = lines.find(({ line_id }) => line_id === unit.line_id)
    return claimBar(
      kind,
      {
        state: unit.state,
        isLowestPrice: line?.snapshot.lowestPrice ?? false,
        paidAt: order.paid_at,
        earlier: claims.filter((claim) => claim.unitId === unitId && claim.kind === kind).map(({ state }) => state),
      },
      clock.now(),
    )
  }
}

export const presentPiece = (unitId: string, { snapshot, unit_price_cents }: LineRow, language: Language): ClaimWire['piece'] => {
  const title = language === 'zh' ? snapshot.titleZh : snapshot.titleEn
  const size = sizeWithSystem(snapshot.sizeSystem, snapshot.size, language)
  return {
    unitId,
    brandName: snapshot.brandName,
    title,
    variant: [language === 'zh' ? snapshot.colourZh : snapshot.colourEn, size]
      .filter(Boolean)
      .join(language === 'zh' ? '，' : ', '),
    productImg: { ...snapshot.picture, alt: title },
    price: toWire(unit_price_cents),
  }
}

/** Claims with what was said of them. Shoppers see that the shop spoke, not which of its people. */
export async function presentClaims(
  tx: Read,
  claims: readonly ClaimRow[],
  language: Language,
  reader: 'shopper' | 'operator',
): Promise<ClaimWire[]> {
  const ids = claims.map(({ claim_id }) => claim_id)
  const steps = await listClaimSteps(tx, ids)
  const pictures = await listClaimPictures(tx, ids)
  const shown: ClaimWire[] = []
  for (const claim of claims) {
    const own = steps.filter(({ claimId }) => claimId === claim.claim_id)
    const isTold = ({ act }: { act: string }) => reader === 'operator' || !act.startsWith('look-')
    shown.push({
      ...(await presentAsked(tx, claim, language)),
      pictures: pictures.filter(({ claimId }) => claimId === claim.claim_id).length,
      steps: own.filter(isTold).map(({ act, words, actor, actorKind, date }) => ({
        act,
        words,
        date: date.toISOString(),
        actorKind,
        actor: reader === 'operator' ? actor : '',
      })),
    })
  }
  return shown
}

async function presentAsked(tx: Read, claim: ClaimRow, language: Language): Promise<Omit<ClaimWire, 'pictures' | 'steps'>> {
  const order = await getOrderById(tx, claim.order_id)
  const unit = (await listUnits(tx, claim.order_id)).find(({ unit_id }) => unit_id === claim.unit_id)
  const line = (await listLines(tx, claim.order_id)).find(({ line_id }) => line_id === unit?.line_id)
  return {
    claimId: claim.claim_id,
    kind: claim.kind,
    state: claim.state,
    orderNo: order.order_number,
    piece: presentPiece(claim.unit_id, line ?? refuse('NOT_FOUND'), language),
    words: claim.words,
    price: claim.seen_cents === null ? '' : toWire(claim.seen_cents),
    place: claim.seen_at,
    link: claim.link,
    pieceWanted: claim.piece_wanted,
    refund: toWire(claim.refund_cents),
    extra: toWire(claim.extra_cents),
    reason: claim.reason,
    askedTime: claim.asked_at.toISOString(),
  }
}
