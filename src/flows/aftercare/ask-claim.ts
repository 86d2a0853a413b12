import { getClaim, listOwnClaims, moveClaim, openClaim } from '#modules/claims/index.server.ts'
import type { AskedClaim, ClaimsWire } from '#modules/claims/claims.contract.ts'
import { isOwnSale } from '#modules/merchants/index.server.ts'
import { getOrderById, listLines, listUnits, lockOrder, requireProven } from '#modules/orders/index.server.ts'
import { costOf } from '#modules/orders/placing/price.rules.ts'
import { claimUpload } from '#modules/uploads/index.server.ts'
import type { AnyFieldProblem } from '#language/all-field-problems.ts'
import type { Viewer } from '#platform/call.server.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { fromWire } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import { claimBars, presentClaims } from './claimed-pieces.ts'

/** Anyone who may act on an order claims something about one of its pieces, with what shows it. */
export async function askClaim(tx: Tx, viewer: Viewer, wanted: AskedClaim): Promise<void> {
  const order = await lockOrder(tx, { orderNumber: wanted.orderNo })
  await requireProven(tx, order, viewer.ownerId)
  const unit = (await listUnits(tx, order.order_id)).find(({ unit_id }) => unit_id === wanted.unitId) ?? refuse('NOT_FOUND')
  const bar = (await claimBars(tx, order))(unit.unit_id, wanted.kind)
  if (bar) refuse('CLAIM_BARRED', { bar })
  const line = (await listLines(tx, order.order_id)).find(({ line_id }) => line_id === unit.line_id) ?? refuse('NOT_FOUND')
  // A fake of one’s own would bring its buyer three times its price, which its merchant may never pay back.
  const sale = { orderId: order.order_id, productId: line.product_id, unitId: unit.unit_id, readerId: viewer.ownerId }
  if (await isOwnSale(tx, sale)) refuse('CLAIM_OWN_SALE')
  const problems = problemsOf(wanted, costOf(unit.parts))
  const [field] = Object.keys(problems)
  if (field) refuse('BAD_INPUT', { field, fields: problems })
  const pictures = [...new Set(wanted.pictures)]
  for (const uploadId of pictures) await claimUpload(tx, { uploadId, ownerId: viewer.ownerId, purpose: 'claim' })
  const isPrice = wanted.kind === 'price'
  await openClaim(
    tx,
    order,
    { kind: 'shopper' },
    {
      unitId: unit.unit_id,
      kind: wanted.kind,
      words: wanted.words,
      seenCents: isPrice ? fromWire(wanted.price) : null,
      seenAt: isPrice ? wanted.place : '',
      link: isPrice ? wanted.link : '',
      pictures,
    },
  )
}

/** What a form of this kind still lacks. */
function problemsOf(
  { kind, words, price, place, link, pictures }: AskedClaim,
  paidCents: number,
): Record<string, AnyFieldProblem> {
  if (kind === 'fake')
    return {
      ...(words === '' ? { words: 'required' as const } : {}),
      ...(pictures.length === 0 ? { pictures: 'claim-pictures' } : {}),
    }
  return {
    ...(price === '' ? { price: 'required' as const } : fromWire(price) >= paidCents ? { price: 'lower-price' as const } : {}),
    ...(place === '' ? { place: 'required' as const } : {}),
    ...(link === '' && pictures.length === 0 ? { link: 'claim-proof' as const } : {}),
  }
}

/** The shopper answers what was asked, or thinks better of it. */
export async function changeClaim(
  tx: Tx,
  viewer: Viewer,
  { claimId, act, words }: { claimId: string; act: 'answer' | 'withdraw'; words: string },
): Promise<void> {
  const { order_id: orderId } = await getClaim(tx, claimId)
  await requireProven(tx, await getOrderById(tx, orderId), viewer.ownerId)
  const order = await lockOrder(tx, { orderId })
  await moveClaim(tx, order, await getClaim(tx, claimId), act, { kind: 'shopper', words })
}

export async function showOwnClaims(tx: Read, viewer: Viewer): Promise<ClaimsWire> {
  return { list: await presentClaims(tx, await listOwnClaims(tx, viewer.ownerId), viewer.language, 'shopper') }
}
