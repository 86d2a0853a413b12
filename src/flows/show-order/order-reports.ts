import type { AdminOrderWire } from '#modules/orders/admin-orders.contract.ts'
import type { ReportRow } from '#modules/orders/index.server.ts'
import { toWire } from '#platform/money.ts'

/** What was reported of an order that nobody here has asked for. */
export const presentReports = (reports: readonly ReportRow[]): AdminOrderWire['reports'] =>
  reports.map((report) => ({
    reportId: report.report_id,
    provider: report.provider,
    kind: report.kind,
    state: report.state,
    amount: toWire(report.amount_cents),
    currency: report.currency,
    date: report.happened_at.toISOString(),
    isOpen: report.settled_at === null,
  }))
