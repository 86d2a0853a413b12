import type { Language } from '#language/languages.ts'
import { personName } from '#language/person-name.ts'
import { listBenchLooks } from '#modules/authentication/index.server.ts'
import {
  type BenchCaseRow,
  CASES_A_PAGE,
  getBenchCase,
  listBenchCasePictures,
  listBenchCases,
  listBenchCasesOf,
  listBenchCaseSteps,
  presentPieceOf,
} from '#modules/bench-cases/index.server.ts'
import type {
  AdminCasesWire,
  AdminCaseWire,
  BuyerCasesWire,
  MerchantCasesWire,
} from '#modules/bench-cases/bench-cases.contract.ts'
import {
  benchCaseActsFrom,
  type BenchCaseQueue,
  buyerActs,
  deskActs,
  isAsked,
  isInTime,
  merchantActs,
} from '#modules/bench-cases/bench-cases.rules.ts'
import { getMerchantName } from '#modules/merchants/index.server.ts'
import {
  findConsignment,
  getOrder,
  getOrderById,
  listLines,
  listUnits,
  type OrderRow,
  requireProven,
  sharesLeft,
} from '#modules/orders/index.server.ts'
import { wholeOf, worthOf } from '#modules/orders/refunds/refund.rules.ts'
import { CommissionTerms } from '#modules/settlement/commission.contract.ts'
import { divide, generalTerms } from '#modules/settlement/settlement.rules.ts'
import type { ReadSettings } from '#modules/shop-settings/index.server.ts'
import type { Seller } from '#platform/access/memberships.ts'
import type { Viewer } from '#platform/call.server.ts'
import { clock } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import { toWire } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'

import { partsOfReduction } from './price-reduction.rules.ts'

/** What the bench has found of a merchant's own pieces of an order. Refuses NOT_FOUND for an order in which it has no part. */
export async function showMerchantCases(
  tx: Read,
  seller: Seller,
  { orderNo, language, settings }: { orderNo: string; language: Language; settings: ReadSettings },
): Promise<MerchantCasesWire> {
  const own = (await findConsignment(tx, seller, orderNo)) ?? refuse('NOT_FOUND')
  const order = await getOrderById(tx, own.orderId)
  const rows = (await listBenchCasesOf(tx, own.orderId)).filter(({ merchant_id }) => merchant_id === seller.merchantId)
  const shown = await presentCases(tx, order, rows, language)
  const { settlement } = await settings(tx)
  const older = generalTerms(settlement)
  const steps = await listBenchCaseSteps(
    tx,
    rows.map(({ case_id }) => case_id),
  )
  const now = clock.now()
  const list = rows.map((row, at) => {
    const piece = own.pieces.find(({ unitId }) => unitId === row.unit_id) ?? refuse('NOT_FOUND')
    const terms = CommissionTerms.nullable().parse(piece.terms ?? null) ?? older
    const less = (row.price_cents ?? 0) - (row.reduced_cents ?? 0)
    const receives = (cents: number): string => toWire(divide(Math.max(0, cents), terms, own.payType === 'card').dueCents)
    const mayAnswer = isInTime(row, now) && (!isAsked(row.state) || piece.state === 'with-us')
    return {
      ...(shown[at] ?? refuse('NOT_FOUND')),
      cost: toWire(row.cost_cents),
      receives: receives(piece.goodsCents),
      receivesReduced: receives(row.state === 'agreed' ? piece.goodsCents : piece.goodsCents - less),
      courier: row.courier,
      trackingNumber: row.tracking_number,
      acts: mayAnswer ? benchCaseActsFrom(row, merchantActs) : [],
      steps: steps
        .filter(({ case_id }) => case_id === row.case_id)
        .map(({ act, words, happened_at }) => ({ act, words, date: happened_at.toISOString() })),
    }
  })
  return { list }
}

/** What a buyer is asked about, and what comes of either answer. Read by anyone who may act on the order. */
export async function showBuyerCases(tx: Read, viewer: Viewer, orderNo: string): Promise<BuyerCasesWire> {
  const order = await getOrder(tx, orderNo)
  await requireProven(tx, order, viewer.ownerId)
  const found = await listBenchCasesOf(tx, order.order_id)
  const isTheirs = ({ kind, state }: BenchCaseRow) => kind === 'difference' && state !== 'merchant'
  const asked = await listAskedOf(tx, order)
  const rows = found.filter((row) => isTheirs(row) && (row.state !== 'buyer' || asked.has(row.unit_id)))
  const left = await sharesLeft(tx, order)
  const now = clock.now()
  const shown = await presentCases(tx, order, rows, viewer.language)
  const list = rows.map((row, at) => {
    const less = (left.get(row.unit_id)?.goods ?? 0) - (row.reduced_cents ?? 0)
    const isOpen = row.state === 'buyer'
    return {
      ...(shown[at] ?? refuse('NOT_FOUND')),
      refund: isOpen ? toWire(worthOf(partsOfReduction(left, row.unit_id, less) ?? [])) : '0.00',
      whole: isOpen ? toWire(worthOf(wholeOf(left, [row.unit_id]))) : '0.00',
      acts: isInTime(row, now) ? benchCaseActsFrom(row, buyerActs) : [],
    }
  })
  return { orderNo: order.order_number, list }
}

/** The pieces that are still where they were when they were asked about. */
async function listAskedOf(tx: Read, { order_id }: OrderRow): Promise<ReadonlySet<string>> {
  const units = await listUnits(tx, order_id)
  return new Set(units.filter(({ state }) => state === 'with-us').map(({ unit_id }) => unit_id))
}

/** The desk's queues. */
export async function showAdminCases(
  tx: Read,
  wanted: { queue: BenchCaseQueue; pageNum: number },
  language: Language,
): Promise<AdminCasesWire> {
  const { rows, queues, total } = await listBenchCases(tx, wanted)
  return {
    total,
    pageNum: wanted.pageNum,
    pageSize: CASES_A_PAGE,
    queues,
    list: rows.map((row) => ({
      caseNo: row.case_number,
      kind: row.kind,
      state: row.state,
      orderNo: row.order_number,
      merchantName: (language === 'zh' ? row.name_zh : row.name_en) ?? '',
      ...presentPieceOf(row.snapshot, language),
      dueTime: row.due_at?.toISOString() ?? '',
      openedTime: row.opened_at.toISOString(),
    })),
  }
}

export async function showAdminCase(tx: Read, caseNo: string, language: Language): Promise<AdminCaseWire> {
  const row = await getBenchCase(tx, caseNo)
  const order = await getOrderById(tx, row.order_id)
  const [shown] = await presentCases(tx, order, [row], language)
  const unit = (await listUnits(tx, row.order_id)).find(({ unit_id }) => unit_id === row.unit_id)
  if (!shown || !unit) return refuse('NOT_FOUND')
  return {
    ...shown,
    merchantName: (await getMerchantName(tx, row.merchant_id))[language],
    shopper: personName(order.receiver),
    unitState: unit.state,
    cost: toWire(row.cost_cents),
    courier: row.courier,
    trackingNumber: row.tracking_number,
    acts: benchCaseActsFrom(row, deskActs),
    steps: (await listBenchCaseSteps(tx, [row.case_id])).map(({ act, words, happened_at, actor_kind, actor }) => ({
      act,
      words,
      date: happened_at.toISOString(),
      actorKind: actor_kind,
      actor,
    })),
  }
}

/** With the photographs of the case; of a piece that was turned down those of the bench. */
async function presentCases(tx: Read, order: OrderRow, rows: readonly BenchCaseRow[], language: Language) {
  const lines = await listLines(tx, order.order_id)
  const units = await listUnits(tx, order.order_id)
  const looks = await listBenchLooks(tx, order.order_id)
  const sent = await listBenchCasePictures(
    tx,
    rows.map(({ case_id }) => case_id),
  )
  return rows.map((row) => {
    const unit = units.find(({ unit_id }) => unit_id === row.unit_id)
    const line = lines.find(({ line_id }) => line_id === unit?.line_id) ?? refuse('NOT_FOUND')
    const own = sent
      .filter(({ caseId }) => caseId === row.case_id)
      .map(({ uploadId, width, height }) => ({ hash: uploadId.replaceAll('-', ''), width: width ?? 1, height: height ?? 1 }))
    const seen = row.kind === 'rejected' ? (looks.get(row.unit_id)?.pictures ?? []) : own
    const { price_cents: was, reduced_cents: reduced } = row
    return {
      caseNo: row.case_number,
      kind: row.kind,
      state: row.state,
      orderNo: order.order_number,
      unitId: row.unit_id,
      ...presentPieceOf(line.snapshot, language),
      finding: row.finding,
      pictures: seen.map(({ hash, width, height }) => ({ hash, width, height, alt: row.finding })),
      price: was === null ? '' : toWire(was),
      reduced: reduced === null ? '' : toWire(reduced),
      less: was === null || reduced === null ? '' : toWire(was - reduced),
      dueTime: row.due_at?.toISOString() ?? '',
      openedTime: row.opened_at.toISOString(),
    }
  })
}
