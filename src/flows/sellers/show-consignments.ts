import type { Language } from '#language/languages.ts'
import { sizeWithSystem } from '#language/product/size-names.ts'
import { listBenchLooks } from '#modules/authentication/index.server.ts'
import { kindOfCategory } from '#modules/authentication/checklists.rules.ts'
import { workingDayAfter } from '#modules/fulfilment/arrival.rules.ts'
import type { Holidays } from '#modules/fulfilment/holidays.rules.ts'
import {
  findConsignment,
  isPastDue,
  listConsignmentsOf,
  listParcels,
  type MerchantConsignment,
} from '#modules/orders/index.server.ts'
import {
  CONSIGNMENTS_A_PAGE,
  type ConsignmentHead,
  type ConsignmentPieceWire,
  type ConsignmentTab,
  type ConsignmentsWire,
  type ConsignmentWire,
  isUnsent,
} from '#modules/orders/pieces/consignments.contract.ts'
import { isKept } from '#modules/orders/pieces/unit.rules.ts'
import { CommissionTerms } from '#modules/settlement/commission.contract.ts'
import { lateFeeOf } from '#modules/settlement/index.server.ts'
import { type Divided, divide, generalTerms } from '#modules/settlement/settlement.rules.ts'
import type { ShopSettings } from '#modules/shop-settings/setting-list.contract.ts'
import type { Seller } from '#platform/access/memberships.ts'
import type { Read } from '#platform/database.server.ts'
import { toWire } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'

export type ConsignmentLook = { language: Language; settings: ShopSettings; holidays: Holidays }

/** What a merchant has to send, and has sent. */
export async function showConsignments(
  tx: Read,
  seller: Seller,
  { tab, pageNum }: { tab: ConsignmentTab; pageNum: number },
  look: ConsignmentLook,
): Promise<ConsignmentsWire> {
  const { rows, counts, late } = await listConsignmentsOf(tx, seller, tab, pageNum)
  const list = rows.map((row) => presentHead(row, look))
  return { counts, late, total: counts[tab], pageNum, pageSize: CONSIGNMENTS_A_PAGE, list }
}

/** One of them, with what it brings to the cent. Refuses NOT_FOUND for an order in which the merchant has no part. */
export async function showConsignment(
  tx: Read,
  seller: Seller,
  orderNo: string,
  look: ConsignmentLook,
): Promise<ConsignmentWire> {
  const row = (await findConsignment(tx, seller, orderNo)) ?? refuse('NOT_FOUND')
  const own = new Set(row.pieces.map(({ unitId }) => unitId))
  const parcels = (await listParcels(tx, row.orderId)).filter(({ direction }) => direction === 'to-us')
  const head = presentHead(row, look)
  const looks = await listBenchLooks(tx, row.orderId)
  return {
    ...head,
    pieces: head.pieces.map((piece) => ({
      ...piece,
      reason: piece.state === 'rejected' ? (looks.get(piece.unitId)?.reason ?? '') : '',
    })),
    parcels: parcels
      .map((parcel) => ({
        courier: parcel.courier ?? '',
        trackingNumber: parcel.tracking_number ?? '',
        sentTime: parcel.sent_at?.toISOString() ?? '',
        arriveTime: parcel.received_at?.toISOString() ?? '',
        unitIds: parcel.unitIds.filter((unitId) => own.has(unitId)),
      }))
      .filter(({ unitIds }) => unitIds.length > 0),
  }
}

/** As the task that cancels has it. */
function cancelDayOf({ tab, dueAt }: MerchantConsignment, { settings: { selling }, holidays }: ConsignmentLook): string {
  const { cancelAfterDays } = selling
  return tab === 'to-send' && dueAt !== null && cancelAfterDays > 0 ? workingDayAfter(dueAt, cancelAfterDays, holidays) : ''
}

const presentHead = (row: MerchantConsignment, look: ConsignmentLook): ConsignmentHead => {
  const pieces = row.pieces.map((piece) => ({ piece, parts: partsOf(row, piece, look) }))
  const sum = (part: keyof Parts): string => toWire(pieces.reduce((cents, { parts }) => cents + parts[part], 0))
  return {
    orderNo: row.orderNo,
    tab: row.tab,
    paidTime: row.paidAt.toISOString(),
    dueTime: row.dueAt?.toISOString() ?? '',
    isLate: row.tab === 'to-send' && isPastDue(row),
    cancelDay: cancelDayOf(row, look),
    // Of what has not left yet.
    lateFee: toWire(row.pieces.filter(isUnsent).reduce((sum, piece) => sum + lateFeeOf(piece), 0)),
    goods: sum('goodsCents'),
    commission: sum('commissionCents'),
    card: sum('cardCents'),
    fees: sum('feeCents'),
    receives: sum('dueCents'),
    pieces: pieces.map(({ piece, parts }) => presentPiece(row.orderNo, piece, parts, look)),
  }
}

type Piece = MerchantConsignment['pieces'][number]

type Parts = Omit<Divided, 'fees'> & { goodsCents: number }

const termsOf = ({ terms }: Piece, { settlement }: ShopSettings): CommissionTerms =>
  // Nothing was kept of what was sold long ago.
  CommissionTerms.nullable().parse(terms ?? null) ?? generalTerms(settlement)

/** As it will be settled, by what it was sold under; nothing for what goes to nobody. */
function partsOf({ payType }: MerchantConsignment, piece: Piece, { settings }: ConsignmentLook): Parts {
  const goodsCents = isKept(piece.state) ? piece.goodsCents : 0
  const { fees: _, ...divided } = divide(goodsCents, termsOf(piece, settings), payType === 'card')
  return { goodsCents, ...divided }
}

function presentPiece(
  orderNo: string,
  piece: Piece,
  parts: Parts,
  { language, settings }: ConsignmentLook,
): ConsignmentPieceWire {
  const { snapshot, unitId, state, isComing, number } = piece
  const title = language === 'zh' ? snapshot.titleZh : snapshot.titleEn
  return {
    ...{ unitId, state, isComing, title, reason: '' },
    photosNeeded: settings.selling.sentPhotos[kindOfCategory(piece.category ?? '')],
    unitCode: `${orderNo}-${number}`,
    brandName: snapshot.brandName,
    colour: language === 'zh' ? snapshot.colourZh : snapshot.colourEn,
    size: sizeWithSystem(snapshot.sizeSystem, snapshot.size, language),
    itemNumber: snapshot.itemNumber || snapshot.articleNumber,
    productImg: { ...snapshot.picture, alt: title },
    goods: toWire(parts.goodsCents),
    commission: toWire(parts.commissionCents),
    card: toWire(parts.cardCents),
    fees: toWire(parts.feeCents),
    receives: toWire(parts.dueCents),
    lateFee: toWire(lateFeeOf(piece)),
  }
}
