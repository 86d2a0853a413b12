import type { AdminOrderWire } from '#modules/orders/admin-orders.contract.ts'
import { listReportsOf } from '#modules/orders/index.server.ts'
import type { Read } from '#platform/database.server.ts'
import { toWire } from '#platform/money.ts'

/** What was reported of an order that nobody here has asked for. */
export async function presentReports(tx: Read, orderId: string): Promise<AdminOrderWire['reports']> {
  return (await listReportsOf(tx, orderId)).map((report) => ({
    reportId: report.report_id,
    provider: report.provider,
    kind: report.kind,
    state: report.state,
    amount: toWire(report.amount_cents),
    currency: report.currency,
    date: report.happened_at.toISOString(),
    isOpen: report.settled_at === null,
  }))
}
