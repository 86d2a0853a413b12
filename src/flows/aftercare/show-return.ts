import { pieceName } from '#language/product/piece-name.ts'
import { houseSlug } from '#language/house.ts'
import { getOrderById, listLines, listUnits, requireProven, sharesLeft } from '#modules/orders/index.server.ts'
import { worthOf } from '#modules/orders/refunds/refund.rules.ts'
import { drawReturnLabel } from '#modules/papers/index.server.ts'
import {
  getReturn,
  listOwnReturns,
  listReturnedUnits,
  listReturnPictures,
  listReturnSteps,
  type ReturnRow,
} from '#modules/returns/index.server.ts'
import type { AdminReturnWire, ReturnsWire, ReturnWire } from '#modules/returns/returns.contract.ts'
import { deskActs, feeGoesBack, returnActsFrom, shopperActs } from '#modules/returns/returns.rules.ts'
import type { Business } from '#modules/shop-settings/setting-list.contract.ts'
import type { Viewer } from '#platform/call.server.ts'
import type { Read } from '#platform/database.server.ts'
import { toWire } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import type { FileAnswer } from '#platform/wire/call-path.ts'
import { personName } from '#language/person-name.ts'
import { showDate } from '#language/dates.ts'
import type { Language } from '#language/languages.ts'
import { dayInHongKong } from '#platform/clock.ts'
import { presentPiece } from './claimed-pieces.ts'
import { partsOf } from './returnable-pieces.ts'

type Reader = { language: Language; isOperator: boolean; business: Business }

/** Everything asked about orders that this session placed or has lately proven to know, the newest first. */
export async function showOwnReturns(tx: Read, viewer: Viewer, business: Business): Promise<ReturnsWire> {
  const list: ReturnWire[] = []
  for (const row of await listOwnReturns(tx, viewer.ownerId))
    list.push(await presentReturn(tx, row, { language: viewer.language, isOperator: false, business }))
  return { list }
}

/** One with all that the desk decides it by. */
export async function showAdminReturn(
  tx: Read,
  returnNo: string,
  language: Language,
  business: Business,
): Promise<AdminReturnWire> {
  const row = await getReturn(tx, returnNo)
  const order = await getOrderById(tx, row.order_id)
  const units = await listReturnedUnits(tx, [row.return_id])
  const left = await sharesLeft(tx, order)
  const shown = await presentReturn(tx, row, { language, isOperator: true, business })
  return {
    ...shown,
    acts: returnActsFrom(row, deskActs),
    shopper: personName(order.receiver),
    contact: order.contact_email,
    language: order.language,
    pictures: (await listReturnPictures(tx, [row.return_id])).map(({ uploadId, unitId }) => ({ uploadId, unitId: unitId ?? '' })),
    refunds: units.map(({ unit_id, reason }) => ({
      unitId: unit_id,
      amount: toWire(worthOf(partsOf(left, unit_id, feeGoesBack(row.kind, reason)))),
    })),
  }
}

/** Shoppers see that the shop acted, not which of its people. */
async function presentReturn(tx: Read, row: ReturnRow, { language, isOperator, business }: Reader): Promise<ReturnWire> {
  const order = await getOrderById(tx, row.order_id)
  const lines = await listLines(tx, row.order_id)
  const units = await listUnits(tx, row.order_id)
  const pieceOf = (unitId: string) => {
    const unit = units.find(({ unit_id }) => unit_id === unitId)
    return presentPiece(unitId, lines.find(({ line_id }) => line_id === unit?.line_id) ?? refuse('NOT_FOUND'), language)
  }
  const pictures = await listReturnPictures(tx, [row.return_id])
  return {
    returnNo: row.return_number,
    kind: row.kind,
    state: row.state,
    orderNo: order.order_number,
    pieces: (await listReturnedUnits(tx, [row.return_id])).map(({ unit_id, reason, result, finding, refund_cents }) => ({
      ...pieceOf(unit_id),
      reason,
      result: result ?? '',
      finding,
      refund: toWire(refund_cents),
    })),
    note: row.note,
    toBalance: row.to_balance,
    pictures: pictures.filter(({ unitId }) => unitId === null).length,
    sendBy: row.send_by?.toISOString() ?? '',
    courier: row.courier,
    trackingNumber: row.tracking_number,
    backCourier: row.back_courier,
    backTrackingNumber: row.back_tracking_number,
    askedTime: row.asked_at.toISOString(),
    steps: (await listReturnSteps(tx, [row.return_id])).map((step) => ({
      act: step.act,
      words: step.words,
      title: step.unit_id ? pieceOf(step.unit_id).title : '',
      date: step.happened_at.toISOString(),
      actorKind: step.actor_kind,
      actor: isOperator ? step.actor : '',
    })),
    acts: returnActsFrom(row, shopperActs),
    address: `${business.company[language]}\n${business.address[language]}`,
  }
}

/** What goes on a parcel that was agreed to. */
export async function drawLabel(
  tx: Read,
  ownerId: string,
  business: Business,
  { returnNo, language }: { returnNo: string; language: Language },
): Promise<FileAnswer> {
  const row = await getReturn(tx, returnNo)
  const order = await getOrderById(tx, row.order_id)
  await requireProven(tx, order, ownerId)
  if (row.state !== 'agreed' && row.state !== 'sent') return refuse('NOT_FOUND')
  const shown = await presentReturn(tx, row, { language, isOperator: false, business })
  const content = await drawReturnLabel(
    {
      returnNo: row.return_number,
      orderNo: order.order_number,
      to: shown.address,
      from: personName(order.receiver),
      sendBy: row.send_by ? showDate(dayInHongKong(row.send_by), language) : '',
      pieces: shown.pieces.map(({ brandName, title, variant }) =>
        [pieceName(brandName, title), variant].filter(Boolean).join('\n'),
      ),
    },
    language,
  )
  return { content, type: 'application/pdf', name: `${houseSlug()}-return-${row.return_number}.pdf` }
}
