import { listWaitingBenchCases, presentPieceOf } from '#modules/bench-cases/index.server.ts'
import { listWaitingAnswers } from '#modules/seller-answers/index.server.ts'
import type { WaitingRow, WaitingWire } from '#modules/orders/pieces/consignments.contract.ts'
import type { Seller } from '#platform/access/memberships.ts'
import type { Read } from '#platform/database.server.ts'
import { toWire } from '#platform/money.ts'
import { type ConsignmentLook, showConsignments } from './show-consignments.ts'

const MOST = 50

/** What waits for a merchant: parcels to send, prices to answer to, pieces to fetch; what is due first first. */
export async function showWaiting(tx: Read, seller: Seller, look: ConsignmentLook): Promise<WaitingWire> {
  const { list } = await showConsignments(tx, seller, { tab: 'to-send', pageNum: 1 }, look)
  const parcels = list.map(({ orderNo, pieces, dueTime, isLate, cancelDay, receives, lateFee }): WaitingRow => {
    const [first] = pieces
    return {
      kind: 'send',
      number: orderNo,
      brandName: first?.brandName ?? '',
      title: first?.title ?? '',
      more: Math.max(0, pieces.length - 1),
      dueTime,
      isLate,
      cancelDay,
      amount: receives,
      lateFee,
    }
  })
  const cases = (await listWaitingBenchCases(tx, seller.merchantId, MOST)).map((row): WaitingRow => {
    const { brandName, title } = presentPieceOf(row.snapshot, look.language)
    return {
      kind: row.state === 'merchant' ? 'difference' : 'rejected',
      number: row.order_number ?? '',
      brandName,
      title,
      more: 0,
      dueTime: row.due_at?.toISOString() ?? '',
      isLate: false,
      cancelDay: '',
      amount: row.state === 'merchant' ? '' : toWire(row.cost_cents),
      lateFee: '',
    }
  })
  const answers = (await listWaitingAnswers(tx, seller.merchantId, MOST)).map((row): WaitingRow => {
    const { brandName, title } = presentPieceOf(row.snapshot, look.language)
    return {
      kind: row.return_id === null ? 'claim' : 'return',
      number: row.answer_number,
      brandName,
      title,
      more: Math.max(0, (row.pieces ?? 1) - 1),
      dueTime: row.due_at?.toISOString() ?? '',
      isLate: false,
      cancelDay: '',
      amount: '',
      lateFee: '',
    }
  })
  return {
    list: [...parcels, ...cases, ...answers].toSorted((one, other) => one.dueTime.localeCompare(other.dueTime)).slice(0, MOST),
  }
}
