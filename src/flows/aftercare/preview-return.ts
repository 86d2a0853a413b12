import { getOrder, type OrderRow, requireProven, sharesLeft } from '#modules/orders/index.server.ts'
import { POINT_CENTS } from '#modules/orders/placing/price.rules.ts'
import { type Covered, sumOf, worthOf } from '#modules/orders/refunds/refund.rules.ts'
import { listPieces } from '#modules/points/index.server.ts'
import { waysOf } from '#modules/orders/refunds/refund-ways.rules.ts'
import type { AskedReturn, ReturnPreviewInput, ReturnPreviewWire } from '#modules/returns/returns.contract.ts'
import { feeGoesBack } from '#modules/returns/returns.rules.ts'
import type { Viewer } from '#platform/call.server.ts'
import type { Read } from '#platform/database.server.ts'
import { toWire } from '#platform/money.ts'
import { findCancelParts } from './cancel-parts.ts'
import { partsOf } from './returnable-pieces.ts'

/** What somebody would have back for pieces of their order, by where it goes, and what not and why; before they ask. */
export async function previewReturn(tx: Read, viewer: Viewer, wanted: ReturnPreviewInput): Promise<ReturnPreviewWire> {
  const order = await getOrder(tx, wanted.orderNo)
  await requireProven(tx, order, viewer.ownerId)
  const unitIds = wanted.units.map(({ unitId }) => unitId)
  const isCancel = wanted.kind === 'cancel'
  const { parts, lessCents, ended } = isCancel
    ? await findCancelParts(tx, order, unitIds)
    : { parts: await returnParts(tx, order, wanted), lessCents: 0, ended: [] }
  const whole = isCancel ? parts : await returnParts(tx, order, wanted, true)
  const ways = waysOf([{ amountCents: sumOf(parts), toBalance: wanted.toBalance, covered: parts }])
  return {
    refund: toWire(worthOf(parts)),
    money: toWire(ways.moneyCents),
    balance: toWire(ways.balanceCents),
    points: ways.pointCents / POINT_CENTS,
    takenPoints: isCancel ? 0 : await earnedBy(tx, order, unitIds),
    kept: toWire(worthOf(whole) - worthOf(parts)),
    less: toWire(lessCents),
    ended: ended.map((name) => name[viewer.language]),
  }
}

/** `withFee`: as if the shop had to answer for all of them. */
async function returnParts(
  tx: Read,
  order: OrderRow,
  { kind, units }: Pick<AskedReturn, 'kind' | 'units'>,
  withFee = false,
): Promise<Covered[]> {
  const left = await sharesLeft(tx, order)
  return units.flatMap(({ unitId, reason }) => partsOf(left, unitId, withFee || feeGoesBack(kind, reason)))
}

/** Points these pieces have brought and would take along. */
async function earnedBy(tx: Read, { order_id: orderId }: OrderRow, unitIds: readonly string[]): Promise<number> {
  const pieces = await listPieces(tx, [orderId])
  return pieces.reduce((sum, { unitId, kept }) => (unitIds.includes(unitId) ? sum + kept : sum), 0)
}
