import { moveText, officeActionText } from '#language/office-order-actions.text.ts'
import { useTexts } from '#language/texts.ts'
import type { OfficeOrderWire } from '#modules/orders/orders.contract.ts'
import type { OperatorMove } from '#modules/orders/orders.rules.ts'
import { Button } from '#ui/button.tsx'
import { mayMove } from './office-roles.ts'
import { useRoles } from './office-session.ts'
import { OfficeState } from './office-state.tsx'

/** Where the order stands and where it can go from here; forward first. */
export function OfficeMoves({ order, onMove }: { order: OfficeOrderWire; onMove: (move: OperatorMove) => void }) {
  const texts = useTexts(officeActionText)
  const names = useTexts(moveText)
  const roles = useRoles()
  const allowed = order.moves.filter((move) => mayMove(roles, move))
  return (
    <section className="office-moves" aria-label={texts.actions}>
      <OfficeState state={order.state} />
      {allowed.map((move) => (
        <Button key={move} look={move === 'request-refund' ? 'line' : 'primary'} onClick={() => onMove(move)}>
          {names[move]}
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
