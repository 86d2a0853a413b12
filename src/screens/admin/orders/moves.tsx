import { moveText, adminActionText } from '#language/admin/admin-order-actions.text.ts'
import { useTexts } from '#language/texts.ts'
import type { AdminOrderWire } from '#modules/orders/admin-orders.contract.ts'
import type { OperatorMove } from '#modules/orders/orders.rules.ts'
import { Button } from '#ui/button.tsx'
import { type May, useMay } from '#screens/admin/session/session.ts'
import { makesReady } from './order-actions.ts'
import { AdminState } from './state.tsx'

const mayMove = (may: May, move: OperatorMove): boolean => may(move === 'refund' ? 'handle-money' : 'move-orders')

/** Where the order stands and where it can go from here; forward first. */
export function AdminMoves({ order, onMove }: { order: AdminOrderWire; onMove: (move: OperatorMove) => void }) {
  const texts = useTexts(adminActionText)
  const names = useTexts(moveText)
  const may = useMay()
  const allowed = order.moves.filter((move) => mayMove(may, move))
  return (
    <section className="admin-moves" aria-label={texts.actions}>
      <AdminState state={order.state} />
      {allowed.map((move) => (
        <Button key={move} look={move === 'request-refund' ? 'line' : 'primary'} onClick={() => onMove(move)}>
          {makesReady({ kind: 'move', move }, order) ? names.ready : names[move]}
        </Button>
      ))}
      {allowed.length < order.moves.length ? (
        <span className="mute">{order.moves.includes('refund') ? texts.onlyFinance : texts.onlyDesk}</span>
      ) : null}
      {order.moves.length === 0 ? (
        <span className="mute">{order.state === 'payment-pending' ? texts.awaitsPayment : texts.nothing}</span>
      ) : null}
    </section>
  )
}
