import { actorText } from '#language/admin/admin-order.text.ts'
import { adminReportText } from '#language/admin/admin-outside.text.ts'
import { showMoment } from '#language/dates.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { AdminOrderWire } from '#modules/orders/admin-orders.contract.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { useMay } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import type { AdminAction, AdminReport } from './order-actions.ts'

type Shown = { order: AdminOrderWire; onAct: (action: AdminAction) => void }

/** What was done with the money of this order outside the shop, and holds it back until somebody has said what it was for. */
export function AdminReports({ order, onAct }: Shown) {
  const texts = useTexts(adminReportText)
  const may = useMay()
  const wordsOf = useReportWords()
  const open = order.reports.filter(({ isOpen }) => isOpen)
  if (open.length === 0) return null
  return (
    <section aria-labelledby="admin-reports" className="admin-reports">
      <h2 id="admin-reports">{texts.title}</h2>
      {open.map((report) => (
        <div key={report.reportId} className="admin-payment">
          <p>{wordsOf(report)}</p>
          <p className="mute">{report.kind === 'dispute' ? texts.heldByDispute : texts.held}</p>
          {may(report.kind === 'dispute' ? 'handle-money' : 'ask-refunds') && report.state !== 'processing' ? (
            <div className="admin-buttons">
              <Button onClick={() => onAct({ kind: 'name-refund', report })}>
                {report.kind === 'dispute' ? texts.send : texts.press}
              </Button>
            </div>
          ) : null}
        </div>
      ))}
    </section>
  )
}

function useReportWords(): (report: AdminReport) => string {
  const language = useLanguage()
  const texts = useTexts(adminReportText)
  const actors: Record<string, string> = useTexts(actorText)
  return ({ provider, state, kind, amount, currency, date }) => {
    const name = actors[provider] ?? provider
    const sum = currency === 'hkd' ? showHkdExactly(fromWire(amount)) : `${currency.toUpperCase()} ${amount}`
    const say = {
      processing: texts.processing,
      'came-back': texts.cameBack,
      unfit: texts.unfit,
      declined: texts.unfit,
      booked: kind === 'reversal' ? texts.reversal : kind === 'dispute' ? texts.dispute : texts.refund,
    }[state]
    return say(sum, name, showMoment(date, language))
  }
}
