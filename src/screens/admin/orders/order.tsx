import { useState } from 'react'
import { type MetaArgs, useParams } from 'react-router'
import { adminApprovalsText } from '#language/admin/books/admin-approvals.text.ts'
import { adminOrderText } from '#language/admin/admin-order.text.ts'
import { adminActionText } from '#language/admin/admin-order-actions.text.ts'
import { orderStateText } from '#language/buying/order-state.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { AdminOrderWire } from '#modules/orders/admin-orders.contract.ts'
import { listApprovals } from '#modules/approvals/approvals.paths.ts'
import { getAdminOrder } from '#modules/orders/orders.paths.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { AdminActionDialog } from './action-dialog.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { listLeft } from '#desk/list-memory.ts'
import { AdminHistory } from './history.tsx'
import { AdminMoneyBack } from './money-back.tsx'
import { AdminMoves } from './moves.tsx'
import type { AdminAction } from './order-actions.ts'
import { AdminOrderFacts } from './order-facts.tsx'
import { AdminOrderLines } from './order-lines.tsx'
import { AdminPayments } from './payments.tsx'
import { DeskAnswer } from '#desk/answer.tsx'
import { AdminWaiting } from '#screens/admin/approvals/waiting.tsx'
import { AdminReceiver } from './receiver.tsx'
import { AdminReports } from './refunded-outside.tsx'
import { AdminUnits } from './units.tsx'
import { answerDeskQuery, askAgain, useDeskQuery } from '#desk/desk-query.ts'

export function meta({ location, params: { orderNo = '' } }: MetaArgs) {
  return adminHead(location.pathname, { en: orderNo, zh: orderNo })
}

/** One order: what it is, who waits for it, what was paid, and what can be done with it now. */
export default function AdminOrder() {
  const language = useLanguage()
  const texts = useTexts(adminOrderText)
  const { orderNo = '' } = useParams()
  const found = useDeskQuery(getAdminOrder, { orderNo })
  return (
    <>
      <p className="admin-back">
        <a className="link" href={listLeft(localPath(language, '/admin'))}>
          {texts.backToOrders}
        </a>
      </p>
      <h1 tabIndex={-1}>{texts.order(orderNo.toUpperCase())}</h1>
      <DeskAnswer found={found} height={560} missing={<EmptyState title={texts.missingTitle}>{texts.missing}</EmptyState>}>
        {(data) => (
          <OrderFound
            key={data.orderNo}
            order={data}
            replace={(order) => answerDeskQuery(getAdminOrder, { orderNo }, order)}
            reload={() => void found.refetch()}
          />
        )}
      </DeskAnswer>
    </>
  )
}

type Found = { order: AdminOrderWire; replace: (order: AdminOrderWire) => void; reload: () => void }

function OrderFound({ order, replace, reload }: Found) {
  const texts = useTexts(adminActionText)
  const states = useTexts(orderStateText)
  const approvals = useTexts(adminApprovalsText)
  const [done, setDone] = useState('')
  const [action, setAction] = useState<AdminAction>()
  const finish = (next: AdminOrderWire) => {
    replace(next)
    askAgain(listApprovals)
    setDone(next.waiting > order.waiting ? approvals.waits : texts.done(states[next.state]))
    setAction(undefined)
  }
  const begin = (action: AdminAction) => {
    setDone('')
    setAction(action)
  }
  return (
    <>
      <p role="status" className="admin-done">
        {done}
      </p>
      <div className="admin-columns">
        <div className="admin-work">
          <AdminReports order={order} onAct={begin} />
          <AdminWaiting about={order.orderNo} />
          <AdminMoves order={order} onMove={(move) => begin({ kind: 'move', move })} />
          <AdminPayments order={order} onAct={begin} />
          <AdminMoneyBack order={order} onAct={begin} />
          <AdminOrderLines order={order} />
          <AdminUnits order={order} onAct={begin} />
          <AdminHistory history={order.history} />
        </div>
        <div className="admin-side">
          <AdminOrderFacts order={order} />
          <AdminReceiver order={order} />
        </div>
      </div>
      {action ? (
        <AdminActionDialog
          action={action}
          order={order}
          onDone={finish}
          onMovedOn={reload}
          onClose={() => setAction(undefined)}
        />
      ) : null}
    </>
  )
}
