import { useEffect, useRef, useState } from 'react'
import { type MetaArgs, useParams } from 'react-router'
import { officeOrderText } from '#language/office-order.text.ts'
import { officeActionText } from '#language/office-order-actions.text.ts'
import { orderStateText } from '#language/order-state.text.ts'
import { screenCodes } from '#language/screen-codes.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { OfficeOrderWire } from '#modules/orders/orders.contract.ts'
import { getOfficeOrder } from '#modules/orders/orders.paths.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { OfficeActionDialog } from './office-action-dialog.tsx'
import { officeHead } from './office-head.ts'
import { listLeft } from './office-list-memory.ts'
import { OfficeHistory } from './office-history.tsx'
import { OfficeMoves } from './office-moves.tsx'
import type { OfficeAction } from './office-order-actions.ts'
import { OfficeOrderFacts } from './office-order-facts.tsx'
import { OfficeOrderLines } from './office-order-lines.tsx'
import { OfficePayments } from './office-payments.tsx'
import { OfficeProblem, OfficeStale } from './office-problem.tsx'
import { OfficeReceiver } from './office-receiver.tsx'
import { useOfficeData } from './use-office-data.ts'

export const meta = ({ location, params }: MetaArgs) => officeHead(location.pathname, () => params.orderNo ?? '')

/** One order: what it is, who waits for it, what was paid, and what can be done with it now. */
export default function OfficeOrder() {
  const language = useLanguage()
  const texts = useTexts(officeOrderText)
  const { orderNo = '' } = useParams()
  const order = useOfficeData(getOfficeOrder, { orderNo })
  const missing = order.failure?.code === screenCodes.NOT_FOUND || order.failure?.code === screenCodes.BAD_INPUT
  return (
    <>
      <p className="office-back">
        <a className="link" href={listLeft(localPath(language, '/console'))}>
          {texts.backToOrders}
        </a>
      </p>
      <h1 tabIndex={-1}>{texts.order(orderNo.toUpperCase())}</h1>
      {order.data ? (
        <>
          <OfficeStale failure={order.failure} />
          <OrderFound key={order.data.orderNo} order={order.data} replace={order.replace} reload={order.reload} />
        </>
      ) : missing ? (
        <EmptyState title={texts.missingTitle}>{texts.missing}</EmptyState>
      ) : order.failure ? (
        <OfficeProblem failure={order.failure} retry={order.reload} />
      ) : (
        <Skeleton height={560} />
      )}
    </>
  )
}

type Found = { order: OfficeOrderWire; replace: (order: OfficeOrderWire) => void; reload: () => void }

function OrderFound({ order, replace, reload }: Found) {
  const texts = useTexts(officeActionText)
  const states = useTexts(orderStateText)
  const [done, setDone] = useState('')
  const dialog = useActionDialog()
  const finish = (next: OfficeOrderWire) => {
    replace(next)
    setDone(texts.done(states[next.state]))
    dialog.close()
  }
  const begin = (action: OfficeAction) => {
    setDone('')
    dialog.show(action)
  }
  return (
    <>
      <p role="status" className="office-done">
        {done}
      </p>
      <div className="office-columns">
        <div className="office-work">
          <OfficeMoves order={order} onMove={(move) => begin({ kind: 'move', move })} />
          <OfficePayments order={order} onAct={begin} />
          <OfficeOrderLines order={order} />
          <OfficeHistory history={order.history} />
        </div>
        <div className="office-side">
          <OfficeOrderFacts order={order} />
          <OfficeReceiver order={order} />
        </div>
      </div>
      {dialog.action ? (
        <OfficeActionDialog
          key={dialog.opening}
          open={dialog.open}
          action={dialog.action}
          orderNo={order.orderNo}
          onDone={finish}
          onMovedOn={reload}
          onClose={dialog.close}
        />
      ) : null}
    </>
  )
}

/** Every opening is a new dialog with a key of its own; a closing one keeps its content while it slides away. */
function useActionDialog() {
  const [shown, setShown] = useState<{ action: OfficeAction; opening: number }>()
  const [open, setOpen] = useState(false)
  const openings = useRef(0)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !open) returnFocus()
    wasOpen.current = open
  }, [open])
  const show = (action: OfficeAction) => {
    openings.current += 1
    setShown({ action, opening: openings.current })
    setOpen(true)
  }
  return { action: shown?.action, opening: shown?.opening, open, show, close: () => setOpen(false) }
}

/** The button that opened the dialog may be gone with the state it belonged to. */
function returnFocus(): void {
  requestAnimationFrame(() => {
    const { activeElement } = document
    // A closing dialog stays drawn for a moment, and the focus with it.
    if (activeElement === document.body || activeElement?.closest('dialog:not([open])'))
      document.querySelector<HTMLElement>('main h1')?.focus()
  })
}
